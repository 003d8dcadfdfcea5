/** Whence a card comes that is new in a hand. */

import { thing } from '../show/places'
import type { Scene } from '../show/scene'

/** From who gave it: the dealer, or the neighbours (right and left, in this order). */
export function whence({ position, around, below }: Scene, card: string): readonly string[] {
  const giver =
    position.phase === 'pass' ? position.dealer : around.at(position.received.indexOf(card) === 0 ? -1 : 1)
  return [thing.card(card), thing.seat(giver ?? below)]
}
