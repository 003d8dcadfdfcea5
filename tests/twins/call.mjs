// Calls the functions of a WebAssembly module and compares what they leave with what is expected.
//   node call.mjs MODULE < CALLS
// A call is a line of JSON: its name, its arguments (integers as texts, vectors as [offset, length] in 64-bit
// words of FILE), the result, and where in FILE the vectors stand as they should be afterwards.

import { readFileSync } from 'node:fs'

const [module, words, calls] = process.argv.slice(2)
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(module)))
const given = new BigUint64Array(readFileSync(words).buffer.slice(0))
const heap = Math.ceil(exports.heap.value / 8)

let made = 0
for (const line of readFileSync(calls, 'utf-8').trim().split('\n')) {
  const { name, args, result, after } = JSON.parse(line)
  const vectors = args.filter((arg) => Array.isArray(arg))
  const needed = 8 * (heap + vectors.reduce((sum, [, length]) => sum + length, 0)) - exports.memory.buffer.byteLength
  if (needed > 0) exports.memory.grow(Math.ceil(needed / 65536))
  const memory = new BigUint64Array(exports.memory.buffer)
  let free = heap
  const places = []
  const passed = args.map((arg) => {
    if (!Array.isArray(arg)) return BigInt(arg)
    const [from, length] = arg
    memory.set(given.subarray(from, from + length), free)
    places.push(free)
    free += length
    return 8 * places.at(-1)
  })
  const found = exports[name](...passed)
  const differs = after.findIndex(([from, length], at) => {
    const left = memory.subarray(places[at], places[at] + length)
    return left.some((word, cell) => word !== given[from + cell])
  })
  if (found !== BigInt(result) || differs >= 0) {
    console.error(`call ${made}, ${name}: ${found} instead of ${result}, vector ${differs} differs`)
    process.exit(1)
  }
  made += 1
}
console.log(made)
