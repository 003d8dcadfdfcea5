/** What a hint says of one thing that can be chosen, where it lies. */

import { number, t } from '../lib/words.svelte'
import type { SuggestedMove } from '../protocol'
import { prospectText } from './hints'

export interface Mark {
  /** The points to expect; null: it only glows. */
  points: string | null
  /** How often to choose it, where choices are secret. */
  percent: string | null
  spoken: string
  isBest: boolean
}

export function markOf(suggestion: SuggestedMove, game: string, { isBest }: { isBest: boolean }): Mark {
  const { points, chance } = suggestion
  return {
    points: points === null ? null : number(points),
    percent: chance ? t('hint-percent', { percent: Math.round(100 * chance) }) : null,
    spoken: [isBest ? t('hint-best') : '', prospectText(suggestion, game)].filter(Boolean).join(': '),
    isBest,
  }
}
