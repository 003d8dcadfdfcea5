/** Names for tests: you sit in seat 0, beside Anna and a bot. */

import { namesAtTable, type Names } from '../src/lib/names.svelte'
import type { SeatInfo } from '../src/protocol'

const nobody: SeatInfo = {
  kind: 'open',
  name: null,
  level: null,
  is_you: false,
  is_host: false,
  is_connected: true,
  is_replaced: false,
}

export const seats: SeatInfo[] = [
  { ...nobody, kind: 'person', name: 'Zoe', is_you: true },
  { ...nobody, kind: 'person', name: 'Anna' },
  { ...nobody, kind: 'bot', level: 'easy' },
  nobody,
]

/** From the eyes of a seat; null: a spectator's. */
export function people(you: number | null = 0): Names {
  return namesAtTable(seats, you)
}
