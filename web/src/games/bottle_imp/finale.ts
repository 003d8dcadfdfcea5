/** The sources of a player's points in a match. */

import { t } from '../../lib/words.svelte'
import type { BottleImpPosition } from '../../protocol'

export function finaleNote({ past }: BottleImpPosition, seat: number): string {
  const scores = past.flatMap((round) => round.scores.filter((score) => score.seat === seat))
  const lost = scores.filter(({ factor }) => factor > 0)
  const won = scores.filter(({ factor }) => factor === 0)
  const sum = (rows: typeof scores) => rows.reduce((total, { score }) => total + score, 0)
  const parts = [t('imp-finale-won', { points: sum(won), rounds: won.length })]
  if (lost.length) parts.push(t('imp-finale-lost', { points: -sum(lost), rounds: lost.length }))
  return parts.join(' · ')
}
