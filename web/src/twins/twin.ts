/** Rules as WebAssembly, and the memory that they work on. */

/** Where a vector of integers stands in the memory. */
export type Cells = number & { readonly kind: 'cells' }
/** Where a vector of floats stands. */
export type Weights = number & { readonly kind: 'weights' }

/** What every module has. */
export interface Twin {
  readonly memory: WebAssembly.Memory
  /** Where the memory is free from. */
  readonly heap: WebAssembly.Global
}

const wide = 8
const page = 65536

/** The free part of a module's memory. What is put there stays until `clear`. */
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

  /** Integers, or so many noughts. */
  cells(given: BigInt64Array | readonly number[] | number): Cells {
    const place = this.#take(typeof given === 'number' ? given : given.length) as Cells
    if (typeof given === 'number') this.readCells(place, given).fill(0n)
    else if (given instanceof BigInt64Array) this.readCells(place, given.length).set(given)
    else this.readCells(place, given.length).set(given.map(BigInt))
    return place
  }

  /** Floats, or so many noughts. */
  weights(given: Float64Array | number): Weights {
    const length = typeof given === 'number' ? given : given.length
    const place = this.#take(length) as Weights
    if (typeof given === 'number') this.readWeights(place, length).fill(0)
    else this.readWeights(place, length).set(given)
    return place
  }

  /** A look at the memory; only until something else is put there, for then the memory may have moved. */
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

/** A module of rules, ready to be called. It needs nothing from outside. */
export async function start<Rules extends Twin>(code: BufferSource): Promise<Rules> {
  const { instance } = await WebAssembly.instantiate(code)
  return instance.exports as unknown as Rules
}
