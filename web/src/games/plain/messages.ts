/** What the server sends of a game that has no messages of its own. */

import type { MatchOutcome } from '../../protocol'

export interface PlainField {
  /** The view's field name, e.g. `hand_sizes`. */
  name: string
  value: string
}

export interface PlainPosition {
  game: string
  seat: number | null
  to_act: number[]
  /** The seat that begins or leads, where the game has one. */
  leader: number | null
  parties: number[]
  scores: number[]
  outcome: MatchOutcome | null
  past: never[]
  fields: PlainField[]
}

export interface PlainTask {
  kind: 'plain'
  /** Whole moves as the record writes them, without the seat. */
  moves: string[]
}

export interface PlainCards {
  game: string
}

export interface Plain {
  position: PlainPosition
  task: PlainTask
  cards: PlainCards
}
