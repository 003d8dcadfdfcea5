/**
 * A choice without a choice, made by itself. Where others look on it must not be known by its time (they would learn that
 * one holds no other card): it takes as long as one of the free choices of this person did, drawn anew each time.
 */

import type { Pace } from '../pace'

/** What people take, until this person is known. */
const usual_ms: readonly number[] = [1400, 1900, 2500, 3300, 4600]
const longest_ms = 12_000
const remembered = 12

/** Among bots: long enough to see what was played. */
export const alone_ms: Record<Pace, number> = { slow: 1400, normal: 800, quick: 350, instant: 0 }

export class ThinkingTimes {
  #free: readonly number[] = usual_ms

  /** How long a free choice took. */
  note(ms: number): void {
    const known = this.#free === usual_ms ? [] : this.#free
    this.#free = [...known, Math.min(ms, longest_ms)].slice(-remembered)
  }

  /** How long a forced one should take. */
  draw(random: () => number = Math.random): number {
    return this.#free[Math.floor(random() * this.#free.length)] ?? 0
  }
}
