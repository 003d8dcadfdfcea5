/** Important moments of a match: tricks, revealed bids, the ends of rounds. */

/** The last mark before a frame, or the beginning. */
export function markBefore(marks: readonly number[], at: number): number {
  return marks.findLast((mark) => mark < at) ?? 0
}

/** The next mark after a frame, or the end. */
export function markAfter(marks: readonly number[], at: number, last: number): number {
  return marks.find((mark) => mark > at) ?? last
}

export interface RoundBounds {
  /** The first frame of the round, and that of the next. */
  first: number
  next: number
}

export function roundAt(rounds: readonly number[], at: number, frames: number): RoundBounds {
  const first = rounds.findLast((start) => start <= at) ?? 0
  return { first, next: rounds.find((start) => start > at) ?? frames }
}

/** The marks of the round that contains a frame, in order. */
export function marksOfRound(marks: readonly number[], { first, next }: RoundBounds): number[] {
  return marks.filter((mark) => mark > first && mark < next)
}
