// Made from the rules by `make twins`; do not edit.

import type { Cells, Twin, Weights } from '../twin'
import url from './turandot.wasm?url'

/** Where things stand in the cells of a state, and the numbers that mean something there. */
export const cells = {
  EVERY_DIRECTOR: 511,
  MOST_STARS: 3,
  SINGERS: 36,
  MAX_PLAYERS: 5,
  NOBODY: -1,
  NO_CARD: -1,
  NO_BID: -1,
  TABLE: 5,
  ROWS: 6,
  CAST_SIZE: 6,
  MOST_SLOTS: 6,
  START_MONEY: 3,
  PLAYERS: 0,
  SLOTS: 1,
  CREW: 2,
  ALLOWS_IDLE_CREW: 3,
  FIRST_ROUND: 4,
  ROLE_COUNT: 5,
  CATEGORY: 6,
  GENDER: 12,
  STARS: 15,
  FAVOURITE: 18,
  NO_TRAITS: 21,
  TRAITS: 22,
  PHASE: 58,
  ROUND: 59,
  MAESTRO: 60,
  POOL: 61,
  OPEN_DIRECTORS: 62,
  REMOVED_DIRECTORS: 63,
  TROUPE: 64,
  SINGER: 70,
  DIRECTOR: 106,
  SCENERY: 112,
  MONEY: 118,
  SPENT: 123,
  AUDITION: 128,
  SLOT: 134,
  BID: 140,
  CREW_HIRED: 145,
  STAND_INS: 146,
  NEEDY: 147,
  NAMED: 148,
  DISMISSED: 149,
  CAST: 150,
  CAST_COUNT: 180,
  SIZE: 185,
  CHOOSE_MAESTRO: 0,
  AUDITIONING: 1,
  BIDDING: 2,
  GIVING: 3,
  NAMING: 4,
  DISMISSING: 5,
  CASTING: 6,
  OVER: 7,
} as const

/** The rules, each as its function in Python. */
export interface Rules extends Twin {
  actors(s: Cells): bigint
  draw_chance(s: Cells, rng: Cells, outcome: Cells): bigint
  draw_worlds(known: Cells, weights: Weights, rng: Cells, states: Cells, count: bigint): bigint
  know(known: Cells, weights: Weights): bigint
  legal_actions(s: Cells, seat: bigint): bigint
  missing_picks(s: Cells, seat: bigint): bigint
  observe(s: Cells, seat: bigint, out: Cells): bigint
  score_so_far(s: Cells, row: bigint): bigint
  see(s: Cells, seat: bigint, seen: Cells): bigint
  settle_chance(s: Cells, outcome: Cells, length: bigint): bigint
  step(s: Cells, seat: bigint, action: bigint): bigint
  take_back(s: Cells, seat: bigint): bigint
  mix_actions(known: Cells, weights: Weights, rng: Cells, world: Cells, state: Cells, options: Cells, drawn: Cells, mixes: Weights, values: Weights, tallies: Weights, seat: bigint, players: bigint, first: bigint, turns: bigint): bigint
  try_actions(known: Cells, weights: Weights, rng: Cells, world: Cells, state: Cells, actions: Cells, tree: Weights, tallies: Weights, seat: bigint, count: bigint, worlds: bigint): bigint
}

export { url }
