import type { Snippet } from 'svelte'
import type { PositionInfo, SeatClock, Welcome } from '../protocol'
import type { Names } from './names.svelte'

export type Position = PositionInfo['position']
export type Task = NonNullable<PositionInfo['task']>

/** What a game's Table.svelte is given, at a table and in a replay alike. */
export interface TableProps {
  /** The settings and the cards. */
  welcome: Welcome
  position: Position
  /** What I am asked for; null in a replay or while waiting. */
  task: Task | null
  /** Numbers my choices: half-made ones are kept under the table's id and this. */
  decision: number | null
  mayTakeBack: boolean
  clocks: SeatClock[]
  names: Names
  isReplay: boolean
  /** A move was sent and is not yet answered. */
  isPending: boolean
  /** Sends a choice in the notation of records, without the seat: `play 24`. */
  act: (move: string) => void
  takeBack: () => void
  /** Explains a first game; each game lays it where it covers nothing. */
  guide?: Snippet
  /** What can be done after the match, shown when its end has been told. */
  ending?: Snippet
}
