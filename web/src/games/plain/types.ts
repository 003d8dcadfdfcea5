import type { PlainCards, PlainPosition, PlainTask } from '../../protocol'

/** The messages of a game that brings none of its own. */
export interface Plain {
  position: PlainPosition
  task: PlainTask
  cards: PlainCards
  /** Such a game warns of nothing. */
  danger: never
}
