/** The expected result of a suggested move. */

import { has, number, t } from '../lib/words.svelte'
import type { SuggestedMove } from '../protocol'

/** The expected result, and how often to make the move. */
export function prospectText({ points, chance }: SuggestedMove, game: string): string {
  const notes = []
  if (chance !== null) notes.push(t('hint-chance', { percent: Math.round(100 * chance) }))
  if (points !== null) {
    const facts = { points: number(points) }
    notes.push(has(`hint-points-${game}`) ? t(`hint-points-${game}`, facts) : t('hint-points', facts))
  }
  return notes.join(' · ')
}
