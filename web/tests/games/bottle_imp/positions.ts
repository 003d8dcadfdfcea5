/** Positions for tests: three players, you in seat 0, before the first card. */

import type { BottleImpPosition, FinishedRound, FinishedTrick } from '../../../src/protocol'

export function position(more: Partial<BottleImpPosition> = {}): BottleImpPosition {
  return {
    game: 'bottle_imp',
    seat: 0,
    phase: 'play',
    round: 0,
    rounds: 3,
    is_eye: false,
    dealer: 2,
    to_act: [0],
    parties: [0, 1, 2],
    hand: ['2', '21', '36'],
    open_hands: [],
    hand_sizes: [3, 3, 3],
    sealed: [false, false, false],
    picks: [],
    pass_goals: [],
    received: [],
    tricks: [],
    tricks_finished: more.tricks?.length ?? 0,
    trick: [],
    led: null,
    winning: null,
    for_sale: 0,
    bottles: [{ price: '19', owner: null }],
    tricks_won: [0, 0, 0],
    taken: [[], [], []],
    taken_points: [0, 0, 0],
    totals: [0, 0, 0],
    past: [],
    outcome: null,
    ...more,
  }
}

export const plays = [
  { seat: 0, card: '21' },
  { seat: 1, card: '17' },
  { seat: 2, card: '30' },
]

export const trick: FinishedTrick = { plays, winner: 1, card: '17', bottle: 0 }

export const round: FinishedRound = {
  dealer: 2,
  parties: [0, 1, 2],
  mystery: ['1', '4'],
  mystery_points: 3,
  bottles: [{ price: '17', owner: 1 }],
  scores: [
    { seat: 0, score: 12, taken: [], taken_points: 12, reason: 'tricks', factor: 1 },
    { seat: 1, score: -3, taken: [], taken_points: 20, reason: 'bottle', factor: 1 },
    { seat: 2, score: 0, taken: [], taken_points: 0, reason: 'tricks', factor: 1 },
  ],
}
