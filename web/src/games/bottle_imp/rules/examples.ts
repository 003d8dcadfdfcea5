/** The examples of cards and scores on the rules page. A Python test plays all of them with the real rules. */

import type { CardFace, Colour } from '../../../protocol'
import type Examples from './examples.json'
import address from './examples.json?url'

// Data, not code: it is fetched like an image.
const data = (await (await fetch(address)).json()) as typeof Examples

export type DeckName = 'matagot' | 'classic'

export interface Mode {
  mode: string
  players: number
  cards: number
  bottles: number
  /** By seat from the dealer; a player who plays alone is their own partner. */
  partners: number[]
}

export interface Trick {
  price: string
  cards: string[]
  winner: number
}

export interface RoundExample {
  mystery: string[]
  taken: number[]
  rows: { owner: number; penalty: string; scores: number[] }[]
}

type CardRow = [rank: string, colour: Colour, points: number]

const faces = (rows: CardRow[]): CardFace[] =>
  rows.map(([card, colour, points]) => ({ card, colour, points }))

export const decks: Record<DeckName, CardFace[]> = {
  matagot: faces(data.decks.matagot as CardRow[]),
  classic: faces(data.decks.classic as CardRow[]),
}

export const modes: Mode[] = data.modes
export const deals = data.deals
export const passed = data.pass
export const follow = data.follow
export const tricks: Record<'below' | 'above', Trick> = data.tricks
export const sales = data.sales
export const twoBottles = data.twoBottles
export const eye = data.eye
export const rounds: Record<'solo' | 'teams', RoundExample> = data.scores

export function cardFace(rank: string): CardFace {
  const found = decks.matagot.find(({ card }) => card === rank)
  if (!found) throw new Error(`No card ${rank}.`)
  return found
}
