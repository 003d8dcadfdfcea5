/** The origin of a new card in a hand, for its animation. */

import { thing } from '../show/places'
import type { Scene } from '../show/scene'

/** The giver: the dealer, or the neighbours (right and left, in this order). */
export function origin({ position, around, below }: Scene, card: string): readonly string[] {
  const giver =
    position.phase === 'pass' ? position.dealer : around.at(position.received.indexOf(card) === 0 ? -1 : 1)
  return [thing.card(card), thing.seat(giver ?? below)]
}
