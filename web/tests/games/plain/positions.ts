/** Positions of a game that we know nothing about. */

import type { PlainPosition } from '../../../src/protocol'

export function position(more: Partial<PlainPosition> = {}): PlainPosition {
  return {
    game: 'toy',
    seat: 0,
    to_act: [0],
    leader: null,
    round: 0,
    outcome: null,
    fields: [],
    by_seat: [],
    by_round: [],
    past: [],
    ...more,
  }
}
