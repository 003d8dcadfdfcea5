/** The cards of the deck in use, and their written and spoken forms. */

import { t } from '../../../lib/words.svelte'
import { cardText } from './cards'
import type { BottleImpCards, CardFace, Colour } from '../../../protocol'

/** Signs that convey the colour, as in the terminal. */
const signs: Record<Colour, string> = { red: '●', blue: '■', green: '▲', yellow: '◆' }

/** A card in a sentence, as `plain` writes it. */
const written = new RegExp(`(\\d+(?:[.,]\\d)?)([${Object.values(signs).join('')}])`, 'u')

/** A sentence in parts: words, and cards with their colour. */
export function pieces(text: string): { text: string; colour: Colour | null }[] {
  const colours = Object.entries(signs) as [Colour, string][]
  const found: { text: string; colour: Colour | null }[] = []
  const parts = text.split(written)
  for (let at = 0; at < parts.length; at += 3) {
    if (parts[at]) found.push({ text: parts[at] ?? '', colour: null })
    const colour = colours.find(([, sign]) => sign === parts[at + 2])?.[0]
    if (colour) found.push({ text: `${parts[at + 1] ?? ''}${signs[colour]}`, colour })
  }
  return found
}

export class Faces {
  readonly cards: readonly CardFace[]
  readonly colours: readonly Colour[]
  readonly #faces: ReadonlyMap<string, CardFace>

  constructor(deck: BottleImpCards) {
    this.cards = deck.cards
    this.colours = [...new Set(deck.cards.map((face) => face.colour))]
    this.#faces = new Map(deck.cards.map((face) => [face.card, face]))
  }

  /** Null for the 19, which is a price and not a card (B1.4). */
  of(card: string): CardFace | null {
    return this.#faces.get(card) ?? null
  }

  colour(card: string): Colour {
    return this.of(card)?.colour ?? 'red'
  }

  points(card: string): number {
    return this.of(card)?.points ?? 0
  }

  /** Number and sign: 24▲. */
  plain(card: string): string {
    const face = this.of(card)
    return cardText(card) + (face ? signs[face.colour] : '')
  }

  /** Number and colour: "24 green". */
  spoken(card: string): string {
    const face = this.of(card)
    if (!face) return cardText(card)
    return t('imp-card-short', { card: cardText(card), colour: t(`colour-${face.colour}`) })
  }

  /** Number, colour and points: "24 green, 3 points". */
  name(card: string): string {
    const face = this.of(card)
    if (!face) return cardText(card)
    const { colour, points } = face
    return t('imp-card', { card: cardText(card), colour: t(`colour-${colour}`), points })
  }

  /** Hands are sorted in ascending order. */
  sorted(cards: readonly string[], by: 'number' | 'colour'): readonly string[] {
    if (by === 'number') return cards
    return this.colours.flatMap((colour) => cards.filter((card) => this.colour(card) === colour))
  }
}
