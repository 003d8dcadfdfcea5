/** The pictures and tables of the rules page, by their names in the text. */

import { drawn } from '../../../rules/content'
import type { CardFace } from '../../../protocol'
import { decks, rounds, tricks } from './examples'
import CardsInRow from './figures/CardsInRow.svelte'
import Deals from './figures/Deals.svelte'
import EyeHands from './figures/EyeHands.svelte'
import Following from './figures/Following.svelte'
import Modes from './figures/Modes.svelte'
import Parties from './figures/Parties.svelte'
import Passing from './figures/Passing.svelte'
import PointsTable from './figures/PointsTable.svelte'
import RoundScore from './figures/RoundScore.svelte'
import Sales from './figures/Sales.svelte'
import Trick from './figures/Trick.svelte'
import TwoBottles from './figures/TwoBottles.svelte'

const isHalf = ({ card }: CardFace) => card.includes('.')

export const figures = {
  faces: drawn(CardsInRow, { cards: ['18', '30', '11'] }),
  'base-points': drawn(PointsTable, { cards: decks.matagot.filter((card) => !isHalf(card)) }),
  'half-card': drawn(CardsInRow, { cards: ['18', '18.5'] }),
  'half-points': drawn(PointsTable, { cards: decks.matagot.filter(isHalf) }),
  'classic-points': drawn(PointsTable, { cards: decks.classic }),
  modes: drawn(Modes, {}),
  deals: drawn(Deals, {}),
  passing: drawn(Passing, {}),
  following: drawn(Following, {}),
  'trick-below': drawn(Trick, { trick: tricks.below }),
  'trick-above': drawn(Trick, { trick: tricks.above }),
  sales: drawn(Sales, {}),
  'two-bottles': drawn(TwoBottles, {}),
  eye: drawn(EyeHands, {}),
  'round-solo': drawn(RoundScore, { round: rounds.solo }),
  'round-teams': drawn(RoundScore, { round: rounds.teams }),
  parties: drawn(Parties, {}),
}
