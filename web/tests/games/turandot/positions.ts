/** Positions for tests: three players, you in seat 0, Anna is Maestro. */

import type { Bid, FinishedAudition, PlayerRow, TurandotPosition } from '../../../src/protocol'

const points = { stars: 0, scenery: 0, favourites: 0, gender: 0, director: 0, maestro: 0, total: 0 }

export function player(more: Partial<PlayerRow> = {}): PlayerRow {
  return {
    troupe: [],
    director: null,
    scenery: 0,
    money: 3,
    is_sealed: false,
    face_down: 0,
    bid: null,
    has_crew: false,
    hired_nobody: false,
    needs_stand_in: false,
    production: { cast: [], worth: [], points },
    ...more,
  }
}

export const audition = [5, 6, 7].map((singer, at) => ({
  slot: at + 1,
  singer,
  director: null,
  is_gone: false,
}))

export const bid = (number: number | null, money = 0): Bid => ({ number, money, bluff: false })

export function position(more: Partial<TurandotPosition> = {}): TurandotPosition {
  return {
    game: 'turandot',
    seat: 0,
    phase: 'bid',
    round: 0,
    is_directors_round: false,
    has_dummy: false,
    maestro: 1,
    to_act: [0, 1, 2],
    pool: [],
    directors: [],
    audition,
    crew: 1,
    players: [player(), player(), player()],
    table: { troupe: [], director: null, production: null },
    named: null,
    dismissed: null,
    own_bid: null,
    own_cast: [],
    hires: [],
    past: [],
    outcome: null,
    ...more,
  }
}

/** You and Bot 3 bid for slot 1, and Bot 3 pays more; Anna bids for crew; you get a stand-in. */
export const finished: FinishedAudition = {
  round: 1,
  maestro: 1,
  audition,
  hires: [
    { seat: 0, bid: bid(1), got: 'stand-in', singer: 6, director: null },
    { seat: 1, bid: bid(null, 1), got: 'crew', singer: 7, director: null },
    { seat: 2, bid: bid(1, 2), got: 'hired', singer: 5, director: null },
  ],
  leftover: { slot: 3, singer: 9, director: null, is_gone: true },
  named: null,
  dismissed: null,
}
