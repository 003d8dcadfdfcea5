/** Cards in words. */

import type { Auditioning, Bid, DirectorName, SingerFace } from '../../../protocol'
import { singerName } from './singers'
import { t } from '../../../lib/words.svelte'

/** "Scenery: +1 more per scenery element" */
export function directorName(director: DirectorName): string {
  return t('director-name', {
    director: t(`director-${director}`),
    effect: t(`director-effect-${director}`),
  })
}

/** The deck by id. */
export type Faces = ReadonlyMap<number, SingerFace>

/** A card of an audition in a sentence. */
export function cardInStory(faces: Faces, card: Pick<Auditioning, 'singer' | 'director'>): string {
  if (card.director !== null) return t('quoted', { text: t(`director-${card.director}`) })
  const face = card.singer === null ? undefined : faces.get(card.singer)
  return face ? t('quoted', { text: singerName(face) }) : ''
}

/** "number 3 with 2 money cards and the bluff card". `crew`: how many crew cards are in the game. */
export function bidInWords(bid: Bid, crew: number): string {
  const what =
    bid.number === null
      ? t('bid-words-crew', { crew })
      : t('bid-words', { number: bid.number, money: bid.money })
  return bid.bluff ? `${what} ${t('bid-words-bluff')}` : what
}
