/** The best response to possible secret choices of others, as in search/simultaneous: regret matching. */

import {
  FOR_OTHERS,
  GUESS,
  GUESS_WEIGHT,
  KINDS,
  LIKELIHOOD,
  MIX,
  MOST_SEATS,
  PATIENCE,
  RARE,
  REGRET,
  ROW,
  SHARPNESS,
  SLICE,
  THINKERS,
} from '../generated/numbers'
import type { Cells, Space, Weights } from '../twin'
import { Tallies } from './tallies'
import {
  isSpent,
  part,
  Stopwatch,
  type Budget,
  type Choices,
  type Estimate,
  type Luck,
  type SearchRules,
  type SearchTask,
} from './task'

type Mixing = SearchRules & Required<Pick<SearchRules, 'mix_actions'>>

/** The estimates of the seat's choices, the most frequent first. */
export function mix(
  rules: Mixing,
  space: Space,
  task: SearchTask,
  choices: readonly Choices[],
  luck: Luck,
): Estimate[] {
  const watch = new Stopwatch()
  const think = (seat: number, known: readonly Choices[], share: number) => {
    const matching = new RegretMatching(rules, space, task, seat, known, luck)
    matching.run(part(task.budget, share), watch)
    return matching.estimates()
  }
  if (!reaches(task.budget, PATIENCE)) return think(task.seat, choices, 1)
  const share = FOR_OTHERS / (choices.length - 1)
  const foreseen = choices.map((choice, seat) =>
    seat === task.seat ? choice : foresee(choice, think(seat, choices, share)),
  )
  return think(task.seat, foreseen, 1 - FOR_OTHERS)
}

function reaches(budget: Budget, other: Budget): boolean {
  return budget.playouts ? budget.playouts >= other.playouts : budget.seconds >= other.seconds
}

/** A guess for a seat that may have searched with this budget. */
function foresee(choice: Choices, estimates: readonly Estimate[]): Choices {
  const chances = new Map(estimates.map(({ action, chance }) => [action, chance]))
  const guess = choice.actions.map(
    (action, at) => (1 - THINKERS) * (choice.guess[at] ?? 0) + THINKERS * (chances.get(action) ?? 0),
  )
  return { ...choice, guess }
}

class RegretMatching {
  #rules: Mixing
  #space: Space
  #seat: number
  #choices: readonly Choices[]
  #tallies: Tallies
  #options: Cells
  #drawn: Cells
  #mixes: Weights
  #values: Weights
  #turn = 0

  constructor(
    rules: Mixing,
    space: Space,
    task: SearchTask,
    seat: number,
    choices: readonly Choices[],
    luck: Luck,
  ) {
    this.#rules = rules
    this.#space = space
    this.#seat = seat
    this.#choices = choices
    this.#tallies = new Tallies(space, task, luck)
    this.#options = space.cells(MOST_SEATS * ROW)
    this.#mixes = space.weights(KINDS * MOST_SEATS * ROW)
    this.#drawn = space.cells(MOST_SEATS)
    this.#values = space.weights(ROW)
    choices.forEach((choice, chooser) => {
      const options = space.readCells(this.#options, MOST_SEATS * ROW)
      options.set([choice.actions.length, ...choice.actions].map(BigInt), chooser * ROW)
      this.#row(LIKELIHOOD, chooser).set(choice.likelihoods)
      this.#row(GUESS, chooser).set(choice.guess)
      this.#row(REGRET, chooser).set(choice.guess.map((guess) => GUESS_WEIGHT * guess))
    })
  }

  #row(kind: number, seat: number): Float64Array {
    const first = (kind * MOST_SEATS + seat) * ROW
    const all = this.#space.readWeights(this.#mixes, KINDS * MOST_SEATS * ROW)
    return all.subarray(first, first + (this.#choices[seat]?.actions.length ?? 0))
  }

  run(budget: Budget, watch: Stopwatch): void {
    let playouts = 0
    while (this.#turn === 0 || !isSpent(budget, playouts, watch.elapsed())) {
      const done = this.#rules.mix_actions(
        ...this.#tallies.start,
        this.#options,
        this.#drawn,
        this.#mixes,
        this.#values,
        this.#tallies.place,
        BigInt(this.#seat),
        BigInt(this.#choices.length),
        BigInt(this.#turn),
        BigInt(SLICE),
      )
      playouts += Number(done)
      this.#turn += SLICE
    }
    watch.startNext(budget.seconds)
  }

  estimates(): Estimate[] {
    const found = (this.#choices[this.#seat]?.actions ?? []).map((action) => this.#tallies.estimate(action))
    const best = Math.max(...found.map(({ utility }) => utility))
    const mixed = this.#row(MIX, this.#seat)
    const weights = found.map(({ utility }, at) => (mixed[at] ?? 0) * Math.exp((utility - best) / SHARPNESS))
    const most = Math.max(...weights)
    const kept = weights.map((weight) => (weight >= RARE * most ? weight : 0))
    const total = kept.reduce((sum, weight) => sum + weight, 0)
    return found
      .map((estimate, at) => ({ ...estimate, chance: (kept[at] ?? 0) / total }))
      .toSorted((a, b) => b.chance - a.chance || b.utility - a.utility)
  }
}
