/**
 * Controls how long each position is shown: a card takes a moment to fall, a finished trick stays on the table before
 * it moves to its winner, and a finished round is shown until the player continues.
 */

import { isCalm } from '../../../lib/motion/calm'
import { wait, type Pace } from '../../../play/pace'
import type { Playback, Step } from '../../../play/playback/playback.svelte'
import type { BottleImpPosition, FinishedTrick, Play } from '../../../protocol'
import type { Imp } from '../types'
import { finishedTrick, isNextStep, isRoundOver, played } from './steps'

const card_ms: Record<Pace, number> = { slow: 450, normal: 260, quick: 140, instant: 0 }
const trick_ms: Record<Pace, number> = { slow: 2400, normal: 1500, quick: 800, instant: 400 }
const sweep_ms: Record<Pace, number> = { slow: 400, normal: 400, quick: 300, instant: 100 }

interface Show {
  playback: Playback<Imp>
  isReplay: boolean
  /** It may change while the table is on display. */
  pace: () => Pace
  /** Called when a position is shown. */
  shows: (step: Step<Imp>) => void
  /** Called when a trick goes to its winner. */
  sweeps: (trick: FinishedTrick) => void
}

export class Stage {
  #settled: BottleImpPosition
  #isTurningOver = $state(false)
  #isHurried = false
  #waits = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #release: () => void = () => undefined
  readonly #show: Show

  constructor(show: Show) {
    this.#show = show
    this.#settled = $state.raw(show.playback.shown.position)
  }

  /** Follows the playback until the returned function is called. */
  follow(): () => void {
    const leave = this.#show.playback.follow({ isNextStep, step: (step) => this.#step(step) })
    return () => {
      clearTimeout(this.#timer)
      leave()
    }
  }

  get pace(): Pace {
    return this.#show.pace()
  }

  get shown(): BottleImpPosition {
    return this.#show.playback.shown.position
  }

  /** The position whose bottles and won tricks are shown; those of a trick that is still on the table come later. */
  get settled(): BottleImpPosition {
    return this.#settled
  }

  /** The score of each seat, without a round whose mystery trick is still being revealed. */
  get totals(): readonly number[] {
    const { totals, past } = this.#settled
    const last = this.#isTurningOver ? (past.at(-1)?.scores ?? []) : []
    return totals.map((total, seat) => total - (last.find((each) => each.seat === seat)?.score ?? 0))
  }

  /** Whether a finished trick is still on the table. */
  get isTrickLying(): boolean {
    return this.#settled !== this.shown && finishedTrick(this.shown) !== null
  }

  /** Whether the mystery trick is still being revealed: until then nothing else may show its cards. */
  get isTurningOver(): boolean {
    return this.#isTurningOver
  }

  /** The finished trick in the middle, or null if the current one is shown. */
  get lying(): FinishedTrick | null {
    return this.#show.isReplay || this.isTrickLying ? finishedTrick(this.shown) : null
  }

  get plays(): readonly Play[] {
    return this.lying?.plays ?? this.shown.trick
  }

  /** Shows the latest position at once, but not beyond the end of a round. */
  hurry(): void {
    this.#isHurried = true
    this.#finish()
    this.#isHurried = false
  }

  /** All cards of the mystery trick are revealed. */
  turnedOver(): void {
    this.#isTurningOver = false
    if (this.#show.isReplay) this.#release()
  }

  /** The player has finished looking at the round. */
  goOn(): void {
    this.#isTurningOver = false
    this.#waits = false
    this.#release()
  }

  #step(step: Step<Imp>): void {
    const { before, after, isLeap } = step
    const { isReplay, playback, shows } = this.#show
    const cards = played(after) - played(before)
    const hasEnded = !isLeap && after.past.length > before.past.length
    clearTimeout(this.#timer)
    this.#waits = hasEnded && after.phase !== 'over'
    this.#isTurningOver = hasEnded && isRoundOver(after) && !isCalm()
    const hasTrick = !isLeap && cards > 0 && finishedTrick(after) !== null
    if (isReplay || !hasTrick) this.#settled = after
    shows(step)
    if (isLeap) return
    if (isReplay) {
      if (hasTrick) this.#sweep()
      if (this.#isTurningOver) this.#release = playback.hold()
      return
    }
    // Secret choices of others change nothing on display.
    if (cards === 0 && after.phase === before.phase) return
    this.#release = playback.hold()
    if (this.#isHurried) this.#finish()
    else if (hasTrick) this.#after(trick_ms, () => this.#layDown())
    else this.#after(card_ms, () => this.#finish())
  }

  #layDown(): void {
    this.#settle()
    this.#after(sweep_ms, () => this.#finish())
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#settle()
    if (!this.#waits) this.#release()
  }

  #settle(): void {
    if (this.#settled === this.shown) return
    this.#settled = this.shown
    this.#sweep()
  }

  #sweep(): void {
    const trick = finishedTrick(this.shown)
    if (trick) this.#show.sweeps(trick)
  }

  #after(ms: Record<Pace, number>, run: () => void): void {
    this.#timer = setTimeout(run, wait(ms[this.#show.pace()]))
  }
}
