/**
 * What the table shows, step by step. News may come faster than a person can follow: a finished trick lies for a
 * moment before it is swept to its winner, and what happens meanwhile waits. `hurry` shows everything at once.
 */

import type { BottleImpPosition, FinishedTrick, Play, TableSettings } from '../../protocol'

type Pace = TableSettings['pace']

const card_ms: Record<Pace, number> = { slow: 450, normal: 260, instant: 90 }
const trick_ms: Record<Pace, number> = { slow: 2400, normal: 1500, instant: 900 }
const sweep_ms = 400

interface Told {
  before: BottleImpPosition
  after: BottleImpPosition
  /** A jump or a step back: nothing moves, nothing is said. */
  isStill: boolean
}

export class Stage {
  #shown: BottleImpPosition = $state.raw() as unknown as BottleImpPosition
  #settled: BottleImpPosition = $state.raw() as unknown as BottleImpPosition
  #waiting: BottleImpPosition[] = $state.raw([])
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #isReplay: boolean
  readonly #pace: Pace
  readonly #tell: (told: Told) => void

  constructor(first: BottleImpPosition, isReplay: boolean, pace: Pace, tell: (told: Told) => void) {
    this.#isReplay = isReplay
    this.#pace = pace
    this.#tell = tell
    this.#shown = first
    this.#settled = first
  }

  get shown(): BottleImpPosition {
    return this.#shown
  }

  /** The position whose bottles and won tricks are shown: those of a trick that still lies there come later. */
  get settled(): BottleImpPosition {
    return this.#settled
  }

  /** Whether the latest news is shown, so that a choice can be made. */
  get isCaughtUp(): boolean {
    return this.#waiting.length === 0
  }

  /** Whether a finished trick still lies on the table. */
  get isTrickLying(): boolean {
    return this.#settled !== this.#shown && finished(this.#shown) !== null
  }

  /** The finished trick in the middle, or null where the present one lies. */
  get lying(): FinishedTrick | null {
    return this.#isReplay || this.isTrickLying ? finished(this.#shown) : null
  }

  get plays(): readonly Play[] {
    return this.lying?.plays ?? this.#shown.trick
  }

  receive(next: BottleImpPosition): void {
    const last = this.#waiting.at(-1) ?? this.#shown
    if (next === last) return
    if (!isNextStep(last, next)) {
      this.stop()
      this.#show(next, { isStill: true })
      return
    }
    this.#waiting = [...this.#waiting, next]
    if (this.#isReplay) this.hurry()
    else this.#go()
  }

  /** Shows the latest news at once. */
  hurry(): void {
    this.stop(false)
    for (const next of this.#waiting) this.#show(next, { isStill: false })
    this.#waiting = []
    this.#settled = this.#shown
  }

  stop(isEmptied = true): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (isEmptied) this.#waiting = []
  }

  #go(): void {
    const [next, ...rest] = this.#waiting
    if (this.#timer !== undefined || !next) return
    this.#waiting = rest
    this.#show(next, { isStill: false })
    this.#wait(this.isTrickLying ? trick_ms[this.#pace] : card_ms[this.#pace])
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.isTrickLying) {
        this.#settled = this.#shown
        this.#wait(sweep_ms)
      } else this.#go()
    }, ms)
  }

  #show(next: BottleImpPosition, { isStill }: { isStill: boolean }): void {
    const before = this.#shown
    this.#shown = next
    const hasNewTrick =
      !isStill && !this.#isReplay && played(next) > played(before) && finished(next) !== null
    if (!hasNewTrick) this.#settled = next
    this.#tell({ before, after: next, isStill })
  }
}

/** The trick that has just ended, until the next card lies there. */
function finished(position: BottleImpPosition): FinishedTrick | null {
  return position.trick.length === 0 ? (position.tricks.at(-1) ?? null) : null
}

function played(position: BottleImpPosition): number {
  return position.tricks.reduce((sum, trick) => sum + trick.plays.length, position.trick.length)
}

/** Whether one event leads from one position to the next, rather than a jump or a step back. */
function isNextStep(before: BottleImpPosition, after: BottleImpPosition): boolean {
  if (before.seat !== after.seat) return false
  const rounds = after.past.length - before.past.length
  const cards = played(after) - played(before)
  if (rounds === 0) return cards === 0 || cards === 1 || (after.phase === 'pass' && before.phase === 'deal')
  return rounds === 1 && before.phase === 'play' && (cards === 1 || after.phase === 'pass')
}
