/** Keys that go along things in a row. */

type Steps = Record<string, number>

const in_a_row: Steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }
/** For things in several rows: up and down lead on as well. */
export const in_rows: Steps = { ...in_a_row, ArrowUp: -1, ArrowDown: 1 }

/** Where a key leads from one of `count` things; null for other keys and for shortcuts of the browser. */
export function stepTo(event: KeyboardEvent, at: number, count: number, steps = in_a_row): number | null {
  const step = steps[event.key]
  if (step === undefined || !count || event.altKey || event.ctrlKey || event.metaKey) return null
  return Math.min(count - 1, Math.max(0, at + step))
}
