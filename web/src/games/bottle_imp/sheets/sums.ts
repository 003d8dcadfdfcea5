/** The calculations behind a round's scores, as on a score sheet. */

import { number, t } from '../../../lib/words.svelte'
import type { BottleImpPosition, FinishedRound, RoundScore } from '../../../protocol'

/** "35 + 33 = 68", "2 × 20 = 40", "−2 × 14 = −28", or just the points. */
export function formula(
  round: FinishedRound,
  { seat, score, reason, factor, taken_points }: RoundScore,
): string {
  if (factor > 1) return `${number(-factor)} × ${round.mystery_points} = ${number(score)}`
  if (reason === 'alone') return `2 × ${taken_points} = ${number(score)}`
  if (reason === 'team') {
    const partners = round.scores.filter((other) => round.parties[other.seat] === round.parties[seat])
    return `${partners.map((partner) => partner.taken_points).join(' + ')} = ${number(score)}`
  }
  return number(score)
}

export function reasonTold({ reason, factor }: RoundScore): string {
  return t(`score-${reason}`, { loss: factor > 1 ? `${factor}M` : 'M' })
}

/** The score of each seat after a round, counted from 0. */
export function totalsAfter({ totals, past }: BottleImpPosition, round: number): number[] {
  return totals.map((_, seat) =>
    past.slice(0, round + 1).reduce((sum, { scores }) => sum + (scores[seat]?.score ?? 0), 0),
  )
}
