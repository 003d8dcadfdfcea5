/** Controls how long a round is shown: its bids are revealed, and the stage stays until the player continues. */

import { soon } from '../../../lib/motion/picture'
import type { Pace } from '../../../play/pace'
import type { Playback, Step } from '../../../play/playback/playback.svelte'
import type { TurandotPosition } from '../../../protocol'
import type { Opera } from '../types'
import { isNextStep, roundOf, roundOnStage, roundsRevealed, type Hiring } from './hiring'
import { Reveal } from './reveal.svelte'
import { isWide } from './wide'

interface Show {
  playback: Playback<Opera>
  isReplay: boolean
  /** It may change while the table is on display. */
  pace: () => Pace
  /** Called when a position is shown. */
  shows: (step: Step<Opera>) => void
}

export class Stage {
  readonly reveal: Reveal
  /** The round on the stage, null before the first one. */
  readonly hiring: Hiring | null
  #before = $state.raw<TurandotPosition | null>(null)
  #release: () => void = () => undefined
  readonly #show: Show

  constructor(show: Show) {
    this.#show = show
    this.reveal = new Reveal(show.pace)
    this.hiring = $derived.by(() => {
      const { round } = this.reveal
      return (round === null ? null : roundOf(this.shown, round)) ?? roundOnStage(this.shown)
    })
  }

  /** Follows the playback until the returned function is called. Call this while a table is being created. */
  follow(): () => void {
    $effect(() => {
      if (!this.isBusy) this.#release()
    })
    // In a replay, for spectators and at the instant pace nothing waits for a click.
    $effect(() => {
      const { isReplay, pace } = this.#show
      const isPassing = isReplay || this.shown.seat === null || pace() === 'instant'
      if (this.isHeld && !this.reveal.isRunning && isPassing) this.reveal.stop()
    })
    return this.#show.playback.follow({ isNextStep, step: (step) => this.#step(step) })
  }

  get shown(): TurandotPosition {
    return this.#show.playback.shown.position
  }

  /** The content of the panels: they show nothing before the stage has shown it. */
  get told(): TurandotPosition {
    return this.reveal.isRunning ? (this.#before ?? this.shown) : this.shown
  }

  /** The displayed round ended while it was on display, so its players can look at it until they continue. */
  get isHeld(): boolean {
    const { round } = this.reveal
    return round !== null && (round <= this.shown.round || (this.#isReplaced && !this.#show.isReplay))
  }

  /** No task is shown before the player continues. */
  get isBusy(): boolean {
    return this.reveal.isRunning || this.isHeld
  }

  get isOver(): boolean {
    return !this.isBusy && this.shown.phase === 'over'
  }

  /** In a separate task: creating, laying out and drawing the next content together would block a phone. */
  goOn(): void {
    soon(() => {
      if (this.reveal.isRunning) this.reveal.skip()
      else if (this.isHeld) this.reveal.stop()
    })
  }

  /** The new task replaces the stage, or takes room from it. */
  get #isReplaced(): boolean {
    const { isCaughtUp, shown } = this.#show.playback
    const kind = isCaughtUp ? shown.task?.kind : undefined
    return kind === 'dismiss' || (!isWide.current && (kind === 'name' || kind === 'give'))
  }

  /** Shows the new position; the stage stays until the player continues. */
  #step(step: Step<Opera>): void {
    const { before, after, isLeap } = step
    // In a replay the user may step on before everything is shown.
    if (isLeap || this.reveal.isRunning) this.reveal.stop()
    this.#show.shows(step)
    if (isLeap) return
    const revealed = roundsRevealed(after)
    const round = revealed > roundsRevealed(before) ? roundOf(after, revealed) : null
    if (round) {
      this.#before = before
      this.reveal.start(round)
    } else if (after.round > before.round && before.to_act.every((seat) => seat === after.seat)) {
      // A player who ended the round by their own choice has seen everything.
      this.reveal.stop()
    }
    if (this.isBusy) this.#release = this.#show.playback.hold()
  }
}
