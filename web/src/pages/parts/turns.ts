/** The tables where it is somebody's turn. */

import type { TableSummary } from '../../protocol'

/** Those first whose time is up soonest, then those without a clock as they come. */
export function myTurns(tables: readonly TableSummary[]): TableSummary[] {
  const waiting = tables.filter((table) => table.is_your_turn && table.status !== 'over')
  return waiting.sort((one, other) => time(one) - time(other))
}

/** Those of them that were not waiting before. */
export function newTurns(before: readonly TableSummary[], now: readonly TableSummary[]): TableSummary[] {
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id }) => !known.has(id))
}

function time({ deadline }: TableSummary): number {
  return deadline === null ? Infinity : Date.parse(deadline)
}
