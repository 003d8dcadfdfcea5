/** Sequential halving, as in search/sequential_halving.py: try all actions, drop the worse half, repeat. */

import {
  FEWEST_SLOTS,
  MOST_SLOTS,
  PLAYOUTS_A_SECOND,
  SLICE_S,
  SLOTS,
  SLOTS_PER_PLAYOUT,
  SLOT_CELLS,
  SLOT_MASK,
} from '../generated/numbers'
import type { Cells, Space, Weights } from '../twin'
import { Tallies } from './tallies'
import {
  isSpent,
  part,
  Stopwatch,
  type Budget,
  type Estimate,
  type Luck,
  type SearchRules,
  type SearchTask,
} from './task'

/** The estimates of all actions, the best first. */
export function halve(rules: SearchRules, space: Space, task: SearchTask, luck: Luck): Estimate[] {
  const trials = new Trials(rules, space, task, luck)
  let actions = [...task.actions]
  let dropped: number[] = []
  const rounds = Math.ceil(Math.log2(actions.length))
  for (let round = 0; round < rounds; round += 1) {
    trials.run(actions, part(task.budget, 1 / rounds))
    const utility = new Map(actions.map((action) => [action, trials.estimate(action).utility]))
    actions = actions.toSorted((a, b) => (utility.get(b) ?? 0) - (utility.get(a) ?? 0))
    const kept = Math.ceil(actions.length / 2)
    dropped = [...actions.slice(kept), ...dropped]
    actions = actions.slice(0, kept)
  }
  return [...actions, ...dropped].map((action, at) => ({
    ...trials.estimate(action),
    chance: at === 0 ? 1 : 0,
  }))
}

class Trials {
  #rules: SearchRules
  #space: Space
  #seat: bigint
  #tallies: Tallies
  #tree: Weights
  #actions: Cells
  #watch = new Stopwatch()
  #playoutsASecond = 0

  constructor(rules: SearchRules, space: Space, task: SearchTask, luck: Luck) {
    this.#rules = rules
    this.#space = space
    this.#seat = BigInt(task.seat)
    this.#tallies = new Tallies(space, task, luck)
    this.#tree = newTree(space, task.budget)
    this.#actions = space.cells(task.actions.length)
  }

  estimate(action: number): Estimate {
    return this.#tallies.estimate(action)
  }

  /** Tries these actions until the budget is spent, in at least one world. */
  run(actions: readonly number[], budget: Budget): void {
    if (budget.playouts) {
      this.#run(actions, Math.max(1, Math.floor(budget.playouts / actions.length)))
      return
    }
    for (let worlds = 0; worlds === 0 || !isSpent(budget, 0, this.#watch.elapsed());) {
      const before = performance.now()
      const inASlice = Math.floor((this.#playoutsASecond * SLICE_S) / actions.length)
      worlds = Math.max(1, Math.min(2 * worlds, inASlice))
      this.#run(actions, worlds)
      // Browser clocks sometimes do not advance for a moment.
      const seconds = Math.max(1e-5, (performance.now() - before) / 1000)
      this.#playoutsASecond = (worlds * actions.length) / seconds
    }
    this.#watch.startNext(budget.seconds)
  }

  #run(actions: readonly number[], worlds: number): void {
    this.#space.readCells(this.#actions, actions.length).set(actions.map(BigInt))
    this.#rules.try_actions(
      ...this.#tallies.start,
      this.#actions,
      this.#tree,
      this.#tallies.place,
      this.#seat,
      BigInt(actions.length),
      BigInt(worlds),
    )
  }
}

/** As large as this budget can fill. */
function newTree(space: Space, budget: Budget): Weights {
  const playouts = budget.playouts || Math.floor(budget.seconds * PLAYOUTS_A_SECOND)
  const bits = Math.floor(Math.log2(SLOTS_PER_PLAYOUT * playouts)) + 1
  const slots = Math.min(Math.max(2 ** bits, FEWEST_SLOTS), MOST_SLOTS)
  const tree = space.weights(SLOTS + slots * SLOT_CELLS)
  space.readWeights(tree, SLOTS)[SLOT_MASK] = slots - 1
  return tree
}
