/**
 * One clock for everything on display. Positions may arrive faster than a person can follow: while a table is still
 * showing one position it holds the clock, and new ones wait. Table, log, guide, captions, voice and sounds follow
 * `shown`.
 */

import type { GameTypes } from '../game-types'

/** A position with its task, decision and event. */
export interface Moment<G extends GameTypes = GameTypes> {
  position: G['position']
  task: G['task'] | null
  decision: number | null
  mayTakeBack: boolean
  /** The warnings for the position; null: there are none, or they are switched off. */
  danger: G['danger'] | null
  /** In a replay: the event before this position, in the notation of records. */
  line: string | null
}

export interface Step<G extends GameTypes = GameTypes> {
  before: G['position']
  after: G['position']
  /** A jump or a step back: nothing is animated, nothing is announced. */
  isLeap: boolean
}

/** A game's table. */
export interface Follower<G extends GameTypes = GameTypes> {
  /** Whether a single event leads from one position to the other. */
  isNextStep: (before: G['position'], after: G['position']) => boolean
  /** Called for each position when it is shown; may hold it. */
  step: (step: Step<G>) => void
}

export class Playback<G extends GameTypes = GameTypes> {
  #shown: Moment<G>
  #told: Moment<G>
  #waiting: readonly Moment<G>[] = $state.raw([])
  #hold: object | null = $state.raw(null)
  #follower: Follower<G> | null = null
  readonly #isHasty: boolean

  /** In a replay (`isHasty`), stepping on does not wait for the running display. */
  constructor(first: Moment<G>, { isHasty }: { isHasty: boolean }) {
    this.#shown = $state.raw(first)
    this.#told = $state.raw(first)
    this.#isHasty = isHasty
  }

  /** The moment on display. */
  get shown(): Moment<G> {
    return this.#shown
  }

  /** The last moment that was shown completely. */
  get told(): Moment<G> {
    return this.#told
  }

  get isHeld(): boolean {
    return this.#hold !== null
  }

  /** Whether the latest position is on display, so that the player can choose. */
  get isCaughtUp(): boolean {
    return this.#waiting.length === 0
  }

  /** The current decision after everything has been shown, or null. */
  get asked(): number | null {
    return this.isCaughtUp && !this.isHeld && this.#shown.task !== null ? this.#shown.decision : null
  }

  /** Registers the table that shows it; returns a function to unregister it. */
  follow(follower: Follower<G>): () => void {
    this.#follower = follower
    return () => {
      if (this.#follower !== follower) return
      this.#follower = null
      this.hurry()
    }
  }

  receive(next: Moment<G>): void {
    const last = this.#waiting.at(-1) ?? this.#shown
    if (next === last) return
    if (this.#follower && !this.#follower.isNextStep(last.position, next.position)) {
      this.#waiting = []
      this.#hold = null
      this.#show(next, { isLeap: true })
      return
    }
    this.#waiting = [...this.#waiting, next]
    if (this.#isHasty) this.#hold = null
    this.#go()
  }

  /** Keeps the current moment on display until the returned function is called. A new hold replaces the old one. */
  hold(): () => void {
    const hold = {}
    this.#hold = hold
    return () => {
      if (this.#hold !== hold) return
      this.#hold = null
      this.#go()
    }
  }

  /** Shows the latest position at once. */
  hurry(): void {
    do {
      this.#hold = null
      this.#go()
    } while (this.isHeld)
  }

  #go(): void {
    while (!this.isHeld) {
      const [next, ...rest] = this.#waiting
      if (!next) break
      this.#waiting = rest
      this.#show(next, { isLeap: false })
    }
    if (!this.isHeld) this.#told = this.#shown
  }

  #show(next: Moment<G>, { isLeap }: { isLeap: boolean }): void {
    const before = this.#shown.position
    this.#shown = next
    this.#follower?.step({ before, after: next.position, isLeap })
    if (!this.isHeld) this.#told = next
  }
}
