// Made from the rules by `make twins`; do not edit.

import type { Cells, Twin, Weights } from '../twin'
import url from './bottle_imp.wasm?url'

/** Where things stand in the cells of a state, and the numbers that mean something there. */
export const cells = {
  COLOURS: 3,
  START_PRICE: 27,
  MAX_PLAYERS: 6,
  NOBODY: -1,
  NO_CARD: -1,
  PLAYERS: 0,
  BOTTLES: 1,
  IS_EYE: 2,
  HAS_TEAMS: 3,
  IS_PENALTY_EACH: 4,
  ROUNDS: 5,
  TRICK_SIZE: 6,
  DECK: 7,
  COLOUR: 8,
  VALUE: 11,
  VALUE_BITS: 3,
  PARTNER: 14,
  PHASE: 20,
  ROUND: 21,
  DEALER: 22,
  TOTAL: 23,
  HAND: 29,
  OPEN: 35,
  SHOWN: 41,
  TAKEN: 47,
  MYSTERY: 53,
  PRICE: 54,
  OWNER: 56,
  PICKED: 58,
  PICK: 64,
  PICKS: 4,
  TURN: 88,
  LAID: 89,
  TRICK: 90,
  LED: 91,
  TRICKS: 92,
  WINNER: 93,
  MOST_TRICKS: 11,
  PLAYED: 104,
  PLAY: 105,
  MOST_PLAYS: 50,
  SIZE: 155,
  CHOOSE_DEALER: 0,
  DEAL: 1,
  PASS: 2,
  TRICK_TAKING: 3,
  OVER: 4,
} as const

/** The rules, each as its function in Python. */
export interface Rules extends Twin {
  actors(s: Cells): bigint
  draw_chance(s: Cells, rng: Cells, outcome: Cells): bigint
  draw_worlds(known: Cells, weights: Weights, rng: Cells, states: Cells, count: bigint): bigint
  count_ways(known: Cells, weights: Weights): bigint
  legal_actions(s: Cells, seat: bigint): bigint
  missing_picks(s: Cells, seat: bigint): bigint
  observe(s: Cells, seat: bigint, out: Cells): bigint
  see(s: Cells, seat: bigint, seen: Cells): bigint
  settle_chance(s: Cells, outcome: Cells, length: bigint): bigint
  step(s: Cells, seat: bigint, card: bigint): bigint
  take_back(s: Cells, seat: bigint): bigint
  try_actions(known: Cells, weights: Weights, rng: Cells, world: Cells, state: Cells, actions: Cells, tree: Weights, tallies: Weights, seat: bigint, count: bigint, worlds: bigint): bigint
}

export { url }
