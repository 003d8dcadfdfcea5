/** Rules as WebAssembly, and their memory. */

/** The address of a vector of integers in the memory. */
export type Cells = number & { readonly kind: 'cells' }
/** The address of a vector of floats. */
export type Weights = number & { readonly kind: 'weights' }

/** The exports of every module. */
export interface Twin {
  readonly memory: WebAssembly.Memory
  /** The start of the free memory. */
  readonly heap: WebAssembly.Global
}

const wide = 8
const page = 65536

/** The free part of a module's memory. Its content stays until `clear`. */
export class Space {
  #twin: Twin
  #free: number

  constructor(twin: Twin) {
    this.#twin = twin
    this.#free = Number(twin.heap.value)
  }

  clear(): void {
    this.#free = Number(this.#twin.heap.value)
  }

  /** Integers, or this many zeros. */
  cells(given: BigInt64Array | readonly number[] | number): Cells {
    const place = this.#take(typeof given === 'number' ? given : given.length) as Cells
    if (typeof given === 'number') this.readCells(place, given).fill(0n)
    else if (given instanceof BigInt64Array) this.readCells(place, given.length).set(given)
    else this.readCells(place, given.length).set(given.map(BigInt))
    return place
  }

  /** Floats, or this many zeros. */
  weights(given: Float64Array | number): Weights {
    const length = typeof given === 'number' ? given : given.length
    const place = this.#take(length) as Weights
    if (typeof given === 'number') this.readWeights(place, length).fill(0)
    else this.readWeights(place, length).set(given)
    return place
  }

  /** A view of the memory; valid only until the next allocation, because the memory may move then. */
  readCells(place: Cells, length: number): BigInt64Array {
    return new BigInt64Array(this.#twin.memory.buffer, place, length)
  }

  readWeights(place: Weights, length: number): Float64Array {
    return new Float64Array(this.#twin.memory.buffer, place, length)
  }

  #take(length: number): number {
    const place = Math.ceil(this.#free / wide) * wide
    this.#free = place + length * wide
    const missing = this.#free - this.#twin.memory.buffer.byteLength
    if (missing > 0) this.#twin.memory.grow(Math.ceil(missing / page))
    return place
  }
}

/** A module of rules, ready to use. It needs no imports. */
export async function start<Rules extends Twin>(code: BufferSource): Promise<Rules> {
  const { instance } = await WebAssembly.instantiate(code)
  return instance.exports as unknown as Rules
}
