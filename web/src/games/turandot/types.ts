import type {
  BidTask,
  CastTask,
  DismissTask,
  GiveTask,
  NameTask,
  TurandotCards,
  TurandotDanger,
  TurandotPosition,
} from '../../protocol'

/** The messages of this game. */
export interface Opera {
  position: TurandotPosition
  task: BidTask | GiveTask | NameTask | DismissTask | CastTask
  cards: TurandotCards
  danger: TurandotDanger
}
