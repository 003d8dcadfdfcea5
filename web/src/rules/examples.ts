/** What the rules pages show of cards and scores. `tests/unit/test_rules_pages.py` plays all of it with the real rules. */

import type { CardFace, CastTask, Colour, DirectorName, Points, RoleName, SingerFace } from '../protocol'
import data from './examples.json'

export type DeckName = 'matagot' | 'classic'

export interface Mode {
  mode: string
  players: number
  cards: number
  bottles: number
  /** By seat from the dealer; who plays alone is their own partner. */
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

export interface BidExample {
  number: number | null
  money: number
  bluff: boolean
}

export interface CastExample {
  cast: CastTask['singers']
  director: DirectorName
  points: Omit<Points, 'maestro'>
}

type CardRow = [rank: string, colour: Colour, points: number]
type SingerRow = [
  id: number,
  category: SingerFace['category'],
  gender: SingerFace['gender'],
  stars: number,
  favourite: RoleName | null,
]

const faces = (rows: CardRow[]): CardFace[] =>
  rows.map(([card, colour, points]) => ({ card, colour, points }))

export const decks: Record<DeckName, CardFace[]> = {
  matagot: faces(data.decks.matagot as CardRow[]),
  classic: faces(data.decks.classic as CardRow[]),
}

export const singers: SingerFace[] = (data.singers as SingerRow[]).map(
  ([id, category, gender, stars, favourite]) => ({ id, category, gender, stars, favourite }),
)

export const modes: Mode[] = data.modes
export const deals = data.deals
export const passed = data.pass
export const follow = data.follow
export const tricks: Record<'below' | 'above', Trick> = data.tricks
export const sales = data.sales
export const twoBottles = data.twoBottles
export const eye = data.eye
export const rounds: Record<'solo' | 'teams', RoundExample> = data.scores
export const operaSetups = data.opera
export const legalBids: BidExample[] = data.bids
export const reveal = data.reveal
export const crew = data.crew
export const casts = data.casts as Record<'example' | 'table', CastExample>

export function cardFace(rank: string): CardFace {
  const found = decks.matagot.find(({ card }) => card === rank)
  if (!found) throw new Error(`No card ${rank}.`)
  return found
}

export function singerFace(id: number): SingerFace {
  const found = singers.find((singer) => singer.id === id)
  if (!found) throw new Error(`No singer ${id}.`)
  return found
}
