/** The reveal of a round: first the bids, then the result of each slot, then the crew. */

import { isCalm } from '../../../lib/motion/calm'
import type { Pace } from '../../../play/pace'
import { biddersFor, crewBidders, type Hiring } from './hiring'

const step_ms: Record<Pace, number> = { slow: 1300, normal: 800, quick: 400, instant: 0 }

/** The steps after the reveal of the bids: a slot with bids, or the crew. */
function stepsOf(hiring: Hiring): (number | 'crew')[] {
  const slots = hiring.audition.map((card) => card.slot).filter((slot) => biddersFor(hiring, slot).length)
  return crewBidders(hiring).length ? [...slots, 'crew'] : slots
}

export class Reveal {
  /** The round on display until the player continues; null: the position itself is shown. */
  round = $state<number | null>(null)
  #steps = $state.raw<(number | 'crew')[]>([])
  #told = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #pace: () => Pace

  /** The pace may change during the reveal. */
  constructor(pace: () => Pace) {
    this.#pace = pace
  }

  start(hiring: Hiring): void {
    this.stop()
    this.round = hiring.round
    this.#steps = stepsOf(hiring)
    this.#told = this.#step_ms > 0 ? 0 : this.#steps.length
    this.#tick()
  }

  /** Whether the result of a slot or the crew has been shown. */
  tells(step: number | 'crew'): boolean {
    if (this.round === null) return true
    const at = this.#steps.indexOf(step)
    return at < 0 || at < this.#told
  }

  /** The last step that was shown. */
  get newest(): number | 'crew' | null {
    return this.isRunning ? (this.#steps[this.#told - 1] ?? null) : null
  }

  get isRunning(): boolean {
    return this.round !== null && this.#told < this.#steps.length
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#told = this.#steps.length
  }

  /** Shows the position itself again. */
  stop(): void {
    clearTimeout(this.#timer)
    this.round = null
  }

  /** Without animation, everything is shown at once. */
  get #step_ms(): number {
    return isCalm() ? 0 : step_ms[this.#pace()]
  }

  #tick(): void {
    if (!this.isRunning) return
    this.#timer = setTimeout(() => {
      this.#told += 1
      this.#tick()
    }, this.#step_ms)
  }
}
