/** The sources of the points of an opera. */

import { number, t } from '../../lib/words.svelte'
import type { TurandotPosition } from '../../protocol'

const kinds = ['stars', 'scenery', 'favourites', 'gender', 'director', 'maestro'] as const

export function finaleNote(position: TurandotPosition, seat: number): string {
  const points = position.players[seat]?.production.points
  if (!points) return ''
  const lines = kinds.filter((kind) => points[kind] !== 0)
  return lines.map((kind) => `${t(`sheet-${kind}`)} ${number(points[kind])}`).join(' · ')
}
