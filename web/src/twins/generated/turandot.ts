// Made from the rules by `make twins`; do not edit.

import type { Cells, Twin, Weights } from '../twin'
import url from './turandot.wasm?url'

/** Where things stand in the cells of a state, and the numbers that mean something there. */
export const cells = {
  EVERY_DIRECTOR: 511,
  EVERY_SINGER: 68719476735,
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
  ROUNDS: 7,
  DIRECTORS_ROUND: 3,
  PLAYERS: 0,
  SLOTS: 1,
  CREW: 2,
  ALLOWS_IDLE_CREW: 3,
  CATEGORY: 4,
  GENDER: 10,
  STARS: 13,
  FAVOURITE: 16,
  NO_TRAITS: 19,
  TRAITS: 20,
  PHASE: 56,
  ROUND: 57,
  MAESTRO: 58,
  POOL: 59,
  OPEN_DIRECTORS: 60,
  REMOVED_DIRECTORS: 61,
  TROUPE: 62,
  SINGER: 68,
  DIRECTOR: 104,
  SCENERY: 110,
  MONEY: 116,
  SPENT: 121,
  AUDITION: 126,
  SLOT: 132,
  BID: 138,
  CREW_HIRED: 143,
  STAND_INS: 144,
  NEEDY: 145,
  NAMED: 146,
  DISMISSED: 147,
  CAST: 148,
  CAST_COUNT: 178,
  SIZE: 183,
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
