/** The shared state of every kind of search: the seat's knowledge, random numbers, and a tally for each action. */

import { MOST_ACTIONS, POINTS, TALLY_CELLS, TRIES, UTILITY } from '../generated/numbers'
import type { Cells, Space, Weights } from '../twin'
import type { Estimate, Luck, SearchTask } from './task'

export class Tallies {
  /** The first arguments of every search. */
  readonly start: readonly [known: Cells, weights: Weights, rng: Cells, world: Cells, state: Cells]
  readonly place: Weights
  #space: Space

  constructor(space: Space, task: SearchTask, luck: Luck) {
    this.#space = space
    this.start = [
      space.cells(task.known),
      space.weights(task.weights),
      space.cells(luck()),
      space.cells(task.stateSize),
      space.cells(task.stateSize),
    ]
    this.place = space.weights(MOST_ACTIONS * TALLY_CELLS)
  }

  estimate(action: number): Estimate {
    const tally = this.#space.readWeights(this.place, MOST_ACTIONS * TALLY_CELLS)
    const at = (cell: number) => tally[action * TALLY_CELLS + cell] ?? 0
    const tries = Math.max(1, at(TRIES))
    return { action, visits: at(TRIES), utility: at(UTILITY) / tries, points: at(POINTS) / tries, chance: 0 }
  }
}
