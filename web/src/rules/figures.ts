/** The pictures and tables of the rules pages, by the name that the text calls them. */

import type { Component } from 'svelte'
import Bids from './figures/Bids.svelte'
import CardsInRow from './figures/CardsInRow.svelte'
import Cast from './figures/Cast.svelte'
import Categories from './figures/Categories.svelte'
import Course from './figures/Course.svelte'
import Crew from './figures/Crew.svelte'
import Deals from './figures/Deals.svelte'
import Directors from './figures/Directors.svelte'
import EyeHands from './figures/EyeHands.svelte'
import Following from './figures/Following.svelte'
import Modes from './figures/Modes.svelte'
import OperaHand from './figures/OperaHand.svelte'
import OperaSetups from './figures/OperaSetups.svelte'
import Parties from './figures/Parties.svelte'
import Passing from './figures/Passing.svelte'
import PointsTable from './figures/PointsTable.svelte'
import Reveal from './figures/Reveal.svelte'
import Roles from './figures/Roles.svelte'
import RoundScore from './figures/RoundScore.svelte'
import Sales from './figures/Sales.svelte'
import SingerCard from './figures/SingerCard.svelte'
import Singers from './figures/Singers.svelte'
import Trick from './figures/Trick.svelte'
import TwoBottles from './figures/TwoBottles.svelte'
import type { CardFace } from '../protocol'
import { casts, decks, rounds, tricks } from './examples'

type Captioned = Component<{ caption: string }>

interface Drawn {
  Figure: Captioned
  props: object
}

/** A figure with the props it needs beside its caption. */
function drawn<P extends { caption: string }>(Figure: Component<P>, props: Omit<P, 'caption'>): Drawn {
  return { Figure: Figure as unknown as Captioned, props }
}

const plain = (Figure: Captioned): Drawn => ({ Figure, props: {} })
const isHalf = ({ card }: CardFace) => card.includes('.')

export const figures = {
  faces: drawn(CardsInRow, { cards: ['18', '30', '11'] }),
  'base-points': drawn(PointsTable, { cards: decks.matagot.filter((card) => !isHalf(card)) }),
  'half-card': drawn(CardsInRow, { cards: ['18', '18.5'] }),
  'half-points': drawn(PointsTable, { cards: decks.matagot.filter(isHalf) }),
  'classic-points': drawn(PointsTable, { cards: decks.classic }),
  modes: plain(Modes),
  deals: plain(Deals),
  passing: plain(Passing),
  following: plain(Following),
  'trick-below': drawn(Trick, { trick: tricks.below }),
  'trick-above': drawn(Trick, { trick: tricks.above }),
  sales: plain(Sales),
  'two-bottles': plain(TwoBottles),
  eye: plain(EyeHands),
  'round-solo': drawn(RoundScore, { round: rounds.solo }),
  'round-teams': drawn(RoundScore, { round: rounds.teams }),
  parties: plain(Parties),
  singer: plain(SingerCard),
  categories: plain(Categories),
  roles: plain(Roles),
  'opera-hand': plain(OperaHand),
  'opera-setups': plain(OperaSetups),
  course: plain(Course),
  'legal-bids': plain(Bids),
  reveal: plain(Reveal),
  crew: plain(Crew),
  directors: plain(Directors),
  cast: drawn(Cast, { example: casts.example }),
  'table-cast': drawn(Cast, { example: casts.table }),
  singers: plain(Singers),
} satisfies Record<string, Drawn>

export type FigureName = keyof typeof figures
