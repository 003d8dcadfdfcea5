/** A tutorial while it is played: every position in it is one that the server's engine made from the record. */

import { Playback, type Moment } from '../play/playback/playback.svelte'
import { ReplayReader } from '../play/playback/replay.svelte'
import type { Replay } from '../protocol'
import {
  expectedMove,
  framesBetween,
  isLeap,
  keepStep,
  keptStep,
  type LessonStep,
  type Tutorial,
} from './script'

export class Lesson {
  readonly tutorial: Tutorial
  readonly #game: string
  readonly #reader: ReplayReader
  #at = $state(0)
  #playback = $state.raw<Playback | null>(null)
  /** Grows with every jump: the table is made anew. */
  #run = $state(0)
  #isWrong = $state(false)

  constructor(game: string, tutorial: Tutorial) {
    this.#game = game
    this.tutorial = tutorial
    this.#reader = new ReplayReader({ record: JSON.stringify(tutorial.record) })
  }

  /** Fetches the match, and goes to where it was left. */
  async open(): Promise<void> {
    await this.#reader.choose(this.tutorial.seat, 0)
    this.jump(keptStep(this.#game, this.tutorial))
  }

  get about(): Replay | null {
    return this.#reader.about
  }

  get at(): number {
    return this.#at
  }

  get run(): number {
    return this.#run
  }

  get playback(): Playback | null {
    return this.#playback
  }

  get step(): LessonStep {
    const step = this.tutorial.steps[this.#at]
    if (!step) throw new Error('A tutorial has steps.')
    return step
  }

  get isLast(): boolean {
    return this.#at === this.tutorial.steps.length - 1
  }

  /** Whether the table has shown all that leads to this step. */
  get isReady(): boolean {
    return this.#playback !== null && this.#playback.isCaughtUp && !this.#playback.isHeld
  }

  /** What is to be done now; null: read and go on. */
  get expected(): string | null {
    return expectedMove(this.tutorial, this.step)
  }

  /** Whether something else was tried. */
  get isWrong(): boolean {
    return this.#isWrong
  }

  /** A move of the newcomer: the match goes on where it is the recorded one. */
  act(move: string): void {
    if (move === this.expected) this.next()
    else this.#isWrong = true
  }

  next(): void {
    const from = this.step
    const to = this.tutorial.steps[this.#at + 1]
    if (!to) return
    if (isLeap(this.tutorial, from, to)) {
      this.jump(this.#at + 1)
      return
    }
    this.#arrive(this.#at + 1)
    const frames = framesBetween(from, to)
    // The same position again, with or without a task.
    for (const frame of frames.length ? frames : [to.frame]) this.#playback?.receive(this.#moment(frame))
  }

  /** Goes to any step at once. */
  jump(at: number): void {
    this.#arrive(Math.max(0, Math.min(this.tutorial.steps.length - 1, at)))
    this.#playback = new Playback(this.#moment(this.step.frame), { isHasty: false })
    this.#run += 1
  }

  #arrive(at: number): void {
    this.#at = at
    this.#isWrong = false
    keepStep(this.#game, this.tutorial, at)
  }

  #moment(number: number): Moment {
    const frame = this.#reader.frames.get(number)
    if (!frame) throw new Error(`The record of a tutorial has no frame ${number}.`)
    const isAsked = number === this.step.frame && this.step.acts
    return {
      position: frame.position,
      task: isAsked ? frame.task : null,
      decision: isAsked ? this.#at : null,
      mayTakeBack: false,
      danger: null,
      line: null,
    }
  }
}
