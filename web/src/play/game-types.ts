/** The message types that differ between games. */

import type { PlainCards, PlainPosition, PlainTask, PositionInfo, Welcome } from '../protocol'

export type Position = PositionInfo['position'] | PlainPosition
export type Task = NonNullable<PositionInfo['task']> | PlainTask
export type Cards = Welcome['cards'] | PlainCards
export type Danger = NonNullable<PositionInfo['danger']>

/** The messages of one game. */
export interface GameTypes {
  position: Position
  task: Task
  cards: Cards
  danger: Danger
}
