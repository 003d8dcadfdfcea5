/** The differences between two positions. */

import type { BottleImpPosition, FinishedTrick } from '../../../protocol'

/** The trick that has just ended, until the next card is played. */
export function finishedTrick(position: BottleImpPosition): FinishedTrick | null {
  return position.trick.length === 0 ? (position.tricks.at(-1) ?? null) : null
}

/** The number of cards played in this round. */
export function played(position: BottleImpPosition): number {
  const size = position.is_eye ? 4 : position.parties.length
  return position.tricks_finished * size + position.trick.length
}

/** Whether the round on the table is finished and the next one not yet dealt. */
export function isRoundOver(position: BottleImpPosition): boolean {
  return position.past.length > 0 && (position.phase === 'deal' || position.phase === 'over')
}

/** Whether a single event leads from one position to the next, instead of a jump or a step back. */
export function isNextStep(before: BottleImpPosition, after: BottleImpPosition): boolean {
  if (before.seat !== after.seat) return false
  const rounds = after.past.length - before.past.length
  const cards = played(after) - played(before)
  if (rounds === 0) return cards === 0 || cards === 1 || (after.phase === 'pass' && before.phase === 'deal')
  return rounds === 1 && before.phase === 'play' && (cards === 1 || after.phase === 'pass')
}
