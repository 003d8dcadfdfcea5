/** Keys that move through items in a row. */

type Steps = Record<string, number>

const in_a_row: Steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }
/** For items in several rows: up and down move as well. */
export const in_rows: Steps = { ...in_a_row, ArrowUp: -1, ArrowDown: 1 }

/** The index that a key leads to among `count` items; null for other keys and for shortcuts of the browser. */
export function stepTo(event: KeyboardEvent, at: number, count: number, steps = in_a_row): number | null {
  const step = steps[event.key]
  if (step === undefined || !count || event.altKey || event.ctrlKey || event.metaKey) return null
  return Math.min(count - 1, Math.max(0, at + step))
}
