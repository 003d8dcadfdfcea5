/** The input and the result of a search. */

import type { Cells, Twin, Weights } from '../twin'

/** The functions that a search calls, with the same names as in Python. */
export interface SearchRules extends Twin {
  try_actions: (
    known: Cells,
    weights: Weights,
    rng: Cells,
    world: Cells,
    state: Cells,
    actions: Cells,
    tree: Weights,
    tallies: Weights,
    seat: bigint,
    count: bigint,
    worlds: bigint,
  ) => bigint
  /** Only if several seats choose in secret. */
  mix_actions?: (
    known: Cells,
    weights: Weights,
    rng: Cells,
    world: Cells,
    state: Cells,
    options: Cells,
    drawn: Cells,
    mixes: Weights,
    values: Weights,
    tallies: Weights,
    seat: bigint,
    players: bigint,
    first: bigint,
    turns: bigint,
  ) => bigint
}

/** The possible secret choices of one seat. */
export interface Choices {
  readonly actions: readonly number[]
  readonly likelihoods: readonly number[]
  readonly guess: readonly number[]
}

/** Seconds or playouts: with playouts the same random numbers always give the same result. */
export interface Budget {
  readonly seconds: number
  readonly playouts: number
}

export interface SearchTask {
  readonly seat: number
  readonly actions: readonly number[]
  readonly known: BigInt64Array
  readonly weights: Float64Array
  readonly stateSize: number
  readonly choices: readonly Choices[] | null
  readonly budget: Budget
}

export interface Estimate {
  action: number
  /** The number of playouts that tried it. */
  visits: number
  /** The value that the search compares. */
  utility: number
  /** The value in points. */
  points: number
  /** How often it should be chosen. */
  chance: number
}

/** Four numbers that seed a search. */
export type Luck = () => readonly number[]

export function part({ seconds, playouts }: Budget, share: number): Budget {
  return { seconds: seconds * share, playouts: Math.round(playouts * share) }
}

export function isSpent(budget: Budget, playouts: number, elapsed: number): boolean {
  return budget.playouts ? playouts >= budget.playouts : elapsed >= budget.seconds
}

/** The time of a search; the next part starts when this one should have ended, so that delays do not accumulate. */
export class Stopwatch {
  #started = performance.now()

  elapsed(): number {
    return (performance.now() - this.#started) / 1000
  }

  startNext(seconds: number): void {
    this.#started += seconds * 1000
  }
}
