import type { TableSummary } from '../../protocol'
import { t } from '../../lib/words.svelte'

/** The event that the table is waiting for. */
export function statusText(table: TableSummary): string {
  if (table.is_your_turn && table.status !== 'over') return t('status-your-turn')
  const open = table.seats.filter((seat) => seat.kind === 'open').length
  if (table.status === 'gathering') {
    return open ? t('status-open-seats', { count: open }) : t('status-ready')
  }
  if (table.status === 'playing' && table.settings.is_correspondence && table.your_seat !== null) {
    return t('status-by-letter')
  }
  return t(`status-${table.status}`)
}
