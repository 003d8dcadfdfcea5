/** The examples of cards and scores on the rules page. A Python test plays all of them with the real rules. */

import type { CastTask, DirectorName, Points, RoleName, SingerFace } from '../../../protocol'
import type Examples from './examples.json'
import address from './examples.json?url'

// Data, not code: it is fetched like an image.
const data = (await (await fetch(address)).json()) as typeof Examples

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

type SingerRow = [
  id: number,
  category: SingerFace['category'],
  gender: SingerFace['gender'],
  stars: number,
  favourite: RoleName | null,
]

export const singers: SingerFace[] = (data.singers as SingerRow[]).map(
  ([id, category, gender, stars, favourite]) => ({ id, category, gender, stars, favourite }),
)

export const operaSetups = data.opera
export const legalBids: BidExample[] = data.bids
export const reveal = data.reveal
export const crew = data.crew
export const casts = data.casts as Record<'example' | 'table', CastExample>

export function singerFace(id: number): SingerFace {
  const found = singers.find((singer) => singer.id === id)
  if (!found) throw new Error(`No singer ${id}.`)
  return found
}
