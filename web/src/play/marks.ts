/** The hint for one choice, shown at its place. */

import { number, t } from '../lib/words.svelte'
import type { SuggestedMove } from '../protocol'
import { prospectText } from './hints'

export interface Mark {
  /** The expected points; null: it is only highlighted. */
  points: string | null
  /** How often to choose it, if choices are secret. */
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
