/** The winner of a match. */

import type { Names } from '../lib/names.svelte'
import { has, t } from '../lib/words.svelte'
import type { MatchOutcome } from '../protocol'

/** With the reason, if there are words for it; empty before the end. */
export function outcomeText(outcome: MatchOutcome | null, names: Names): string {
  if (!outcome) return ''
  const { winners, reason } = outcome
  const [first] = winners
  const who = winners.length === 1 && first !== undefined ? names.who(first) : 'other'
  const usual = ['nobody', 'points'][winners.length] ?? 'shared'
  const key = has(`outcome-${reason}`) ? reason : usual
  return t(`outcome-${key}`, { names: names.all(winners), who })
}
