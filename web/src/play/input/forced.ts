/**
 * Makes a forced move automatically. If others watch, its timing must not reveal it (they would learn that the player
 * holds no other card): it takes as long as one of this person's free choices, drawn at random each time.
 */

import type { Pace } from '../pace'

/** The typical time of people, until there is data on this person. */
const usual_ms: readonly number[] = [1400, 1900, 2500, 3300, 4600]
const longest_ms = 12_000
const remembered = 12

/** Among bots: long enough to see the last move. */
export const alone_ms: Record<Pace, number> = { slow: 1400, normal: 800, quick: 350, instant: 0 }

export class ThinkingTimes {
  #free: readonly number[] = usual_ms

  /** Records the time of a free choice. */
  note(ms: number): void {
    const known = this.#free === usual_ms ? [] : this.#free
    this.#free = [...known, Math.min(ms, longest_ms)].slice(-remembered)
  }

  /** The time that a forced choice should take. */
  draw(random: () => number = Math.random): number {
    return this.#free[Math.floor(random() * this.#free.length)] ?? 0
  }
}
