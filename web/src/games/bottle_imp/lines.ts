/** The sentence for a line of a record. */

import type { Names } from '../../lib/names.svelte'
import { t } from '../../lib/words.svelte'
import { by, type Line } from '../../play/lines'
import type { BottleImpCards } from '../../protocol'
import { cardText, isCard } from './show/cards'
import { Faces } from './show/faces'

export function lineText({ seat, words }: Line, names: Names, deck: BottleImpCards | null): string | null {
  const faces = deck && new Faces(deck)
  const card = (card: string) => (faces ? faces.plain(card) : cardText(card))
  const [kind, first = ''] = words
  if (seat === null) {
    if (kind === 'dealer') return t('headline-dealer', { name: names.of(Number(first)) })
    return kind === 'deal' ? t('line-deal') : null
  }
  if (kind === 'play') return t('log-play', { ...by(names, seat), card: card(first) })
  if (kind !== 'pass') return null
  return t('log-passed', { ...by(names, seat), cards: words.filter(isCard).map(card).join(', ') })
}
