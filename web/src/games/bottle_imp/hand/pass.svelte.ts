/** The cards chosen for the pass before they are sent; they survive a reload of the page. */

import { keep, kept } from '../../../play/input/keeping'
import type { PassTask } from '../../../protocol'

export class PassChoice {
  readonly task: PassTask
  /** By goal. */
  cards: (string | null)[] = $state([])
  #aimed: number | null = $state(null)
  readonly #table: string
  readonly #decision: number | null

  /** `first`: the pass that was sent and taken back. */
  constructor(task: PassTask, table: string, decision: number | null, first: readonly string[]) {
    this.task = task
    this.#table = table
    this.#decision = decision
    const cards = kept<{ cards: (string | null)[] }>(table, decision)?.cards ?? first
    this.cards = task.goals.map((_, at) => {
      const card = cards[at]
      return card && task.cards.includes(card) ? card : null
    })
  }

  /** The goal for the next card: the selected one, otherwise the first empty one. */
  get next(): number | null {
    if (this.#aimed !== null && this.cards[this.#aimed] === null) return this.#aimed
    const empty = this.cards.indexOf(null)
    return empty < 0 ? null : empty
  }

  get isComplete(): boolean {
    return !this.cards.includes(null)
  }

  /** The goal of a card, or null. */
  goalOf(card: string): number | null {
    const at = this.cards.indexOf(card)
    return at < 0 ? null : at
  }

  aim(goal: number): void {
    this.#aimed = goal
  }

  /** Puts a card on a goal; the previous card there moves to the card's old place. */
  put(card: string, goal: number): void {
    if (!this.task.cards.includes(card) || goal >= this.cards.length) return
    const from = this.goalOf(card)
    if (from !== null) this.cards[from] = this.cards[goal] ?? null
    this.cards[goal] = card
    this.#keep()
  }

  takeBack(goal: number): void {
    this.cards[goal] = null
    this.#aimed = goal
    this.#keep()
  }

  /** Handles a press on a card of the hand: it moves to the next goal, or back. */
  toggle(card: string): void {
    const from = this.goalOf(card)
    if (from !== null) this.takeBack(from)
    else if (this.next !== null) this.put(card, this.next)
  }

  /** In the notation of records; goals of the same kind are grouped. */
  get move(): string {
    const words = this.task.goals.flatMap(({ goal }, at) => {
      const isNew = this.task.goals[at - 1]?.goal !== goal
      return [...(isNew ? [goal] : []), this.cards[at] ?? '']
    })
    return `pass ${words.join(' ')}`
  }

  #keep(): void {
    keep(this.#table, this.#decision, { cards: this.cards })
  }
}
