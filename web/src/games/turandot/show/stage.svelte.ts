/** How long a round is shown: its bids are revealed, and what lies on the stage stays until somebody goes on. */

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
  /** It may change while the table is looked at. */
  pace: () => Pace
  /** A position is shown. */
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

  /** Follows the playback until the answer is called. To be called while a table is made. */
  follow(): () => void {
    $effect(() => {
      if (!this.isBusy) this.#release()
    })
    // In a replay, for spectators and for whoever wants all at once nothing waits for a click.
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

  /** What the panels tell: nothing before the stage has told it. */
  get told(): TurandotPosition {
    return this.reveal.isRunning ? (this.#before ?? this.shown) : this.shown
  }

  /** The round on show has ended while it was shown, so its players may look at it until they go on. */
  get isHeld(): boolean {
    const { round } = this.reveal
    return round !== null && (round <= this.shown.round || (this.#isReplaced && !this.#show.isReplay))
  }

  /** Nothing is asked before somebody has seen enough. */
  get isBusy(): boolean {
    return this.reveal.isRunning || this.isHeld
  }

  get isOver(): boolean {
    return !this.isBusy && this.shown.phase === 'over'
  }

  /** As a task of its own: what comes next is made, laid out and drawn, and together that holds a telephone up. */
  goOn(): void {
    soon(() => {
      if (this.reveal.isRunning) this.reveal.skip()
      else if (this.isHeld) this.reveal.stop()
    })
  }

  /** What is asked now takes the place of the stage, or room from it. */
  get #isReplaced(): boolean {
    const { isCaughtUp, shown } = this.#show.playback
    const kind = isCaughtUp ? shown.task?.kind : undefined
    return kind === 'dismiss' || (!isWide.current && (kind === 'name' || kind === 'give'))
  }

  /** Shows what is new; what lies on the stage stays until somebody goes on. */
  #step(step: Step<Opera>): void {
    const { before, after, isLeap } = step
    // In a replay somebody may step on before all is told.
    if (isLeap || this.reveal.isRunning) this.reveal.stop()
    this.#show.shows(step)
    if (isLeap) return
    const revealed = roundsRevealed(after)
    const round = revealed > roundsRevealed(before) ? roundOf(after, revealed) : null
    if (round) {
      this.#before = before
      this.reveal.start(round)
    } else if (after.round > before.round && before.to_act.every((seat) => seat === after.seat)) {
      // Whoever ended the round by their own choice has seen it all.
      this.reveal.stop()
    }
    if (this.isBusy) this.#release = this.#show.playback.hold()
  }
}
