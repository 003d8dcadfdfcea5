/**
 * One clock for all that is shown. News may come faster than a person can follow: while a table still shows one position
 * it holds the clock, and what comes meanwhile waits. Table, log, guide, captions, voice and sounds follow `shown`.
 */

import type { GameTypes } from '../game-types'

/** A position with what came along with it. */
export interface Moment<G extends GameTypes = GameTypes> {
  position: G['position']
  task: G['task'] | null
  decision: number | null
  mayTakeBack: boolean
  /** What follows from the position; null: nothing, or nobody wants to see it. */
  danger: G['danger'] | null
  /** The event that led here as the record writes it, in a replay. */
  line: string | null
}

export interface Step<G extends GameTypes = GameTypes> {
  before: G['position']
  after: G['position']
  /** A jump or a step back: nothing moves, nothing is said. */
  isLeap: boolean
}

/** A game's table. */
export interface Follower<G extends GameTypes = GameTypes> {
  /** Whether one event leads from one position to the other. */
  isNextStep: (before: G['position'], after: G['position']) => boolean
  /** Is told of each position when it is shown, and may hold it. */
  step: (step: Step<G>) => void
}

export class Playback<G extends GameTypes = GameTypes> {
  #shown: Moment<G>
  #told: Moment<G>
  #waiting: readonly Moment<G>[] = $state.raw([])
  #hold: object | null = $state.raw(null)
  #follower: Follower<G> | null = null
  readonly #isHasty: boolean

  /** In a replay (`isHasty`) whoever steps on does not wait for what is still being shown. */
  constructor(first: Moment<G>, { isHasty }: { isHasty: boolean }) {
    this.#shown = $state.raw(first)
    this.#told = $state.raw(first)
    this.#isHasty = isHasty
  }

  /** What the table shows now. */
  get shown(): Moment<G> {
    return this.#shown
  }

  /** The last moment that was shown to its end. */
  get told(): Moment<G> {
    return this.#told
  }

  get isHeld(): boolean {
    return this.#hold !== null
  }

  /** Whether the latest news is shown, so that a choice can be made. */
  get isCaughtUp(): boolean {
    return this.#waiting.length === 0
  }

  /** The decision that is asked for now that everything has been shown, or null. */
  get asked(): number | null {
    return this.isCaughtUp && !this.isHeld && this.#shown.task !== null ? this.#shown.decision : null
  }

  /** The table that shows it; returns how to leave. */
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

  /** Keeps the present moment on show until the answer is called. A new hold takes the place of the old one. */
  hold(): () => void {
    const hold = {}
    this.#hold = hold
    return () => {
      if (this.#hold !== hold) return
      this.#hold = null
      this.#go()
    }
  }

  /** Shows the latest news at once. */
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
