/** The tables where it is a person's turn. */

import type { TableSummary } from '../../protocol'

/** The tables with the earliest deadline first, then those without a clock in their given order. */
export function myTurns(tables: readonly TableSummary[]): TableSummary[] {
  const waiting = tables.filter((table) => table.is_your_turn && table.status !== 'over')
  return waiting.sort((one, other) => time(one) - time(other))
}

/** The tables among them that were not waiting before. */
export function newTurns(before: readonly TableSummary[], now: readonly TableSummary[]): TableSummary[] {
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id }) => !known.has(id))
}

function time({ deadline }: TableSummary): number {
  return deadline === null ? Infinity : Date.parse(deadline)
}
