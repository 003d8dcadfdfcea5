import type { BottleImpCards, BottleImpDanger, BottleImpPosition, PassTask, PlayTask } from '../../protocol'

/** The messages of this game. */
export interface Imp {
  position: BottleImpPosition
  task: PassTask | PlayTask
  cards: BottleImpCards
  danger: BottleImpDanger
}
