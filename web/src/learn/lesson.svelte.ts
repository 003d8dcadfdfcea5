/** A running tutorial: the server's engine made every position in it from the record. */

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
  /** Increases with every jump, which creates a new table component. */
  #run = $state(0)
  #isWrong = $state(false)

  constructor(game: string, tutorial: Tutorial) {
    this.#game = game
    this.tutorial = tutorial
    this.#reader = new ReplayReader({ record: JSON.stringify(tutorial.record) })
  }

  /** Loads the match, and continues at the saved step. */
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

  /** Whether the table has shown everything up to this step. */
  get isReady(): boolean {
    return this.#playback !== null && this.#playback.isCaughtUp && !this.#playback.isHeld
  }

  /** The move to make now; null: the newcomer only reads and continues. */
  get expected(): string | null {
    return expectedMove(this.tutorial, this.step)
  }

  /** Whether the newcomer tried another move. */
  get isWrong(): boolean {
    return this.#isWrong
  }

  /** Handles a move of the newcomer: the match continues if it is the recorded one. */
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

  /** Jumps to any step. */
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
