import type { PlainCards, PlainPosition, PlainTask } from '../../protocol'

/** The messages of a game without its own message types. */
export interface Plain {
  position: PlainPosition
  task: PlainTask
  cards: PlainCards
  /** Such a game has no warnings. */
  danger: never
}
