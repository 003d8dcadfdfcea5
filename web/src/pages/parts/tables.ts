import type { TableSettings, TableSummary } from '../../protocol'
import { has, t } from '../../lib/words.svelte'

/** What kind of match it is, in a few words: "4 players, each alone". */
export function setupText(game: string, options: TableSettings['options']): string {
  const players = Number(options['players'])
  const parts = [t('players-count', { count: players })]
  const mode = options['mode']
  if (typeof mode === 'string') parts.push(t(`mode-${mode}`))
  const edition = options['edition']
  if (game === 'turandot' && typeof edition === 'string') parts.push(t(`edition-${edition}`))
  return parts.join(' · ')
}

/** What the table is waiting for. */
export function statusText(table: TableSummary): string {
  if (table.is_your_turn && table.status !== 'over') return t('status-your-turn')
  const open = table.seats.filter((seat) => seat.kind === 'open').length
  if (table.status === 'gathering') {
    return open ? t('status-open-seats', { count: open }) : t('status-ready')
  }
  return t(`status-${table.status}`)
}

/** A value of an option, in words where there are any. */
export function choiceText(name: string, value: string | number): string {
  if (name === 'edition') return t(`edition-${value}`)
  return has(`choice-${name}-${value}`) ? t(`choice-${name}-${value}`) : String(value)
}
