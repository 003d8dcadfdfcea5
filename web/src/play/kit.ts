/** The browser part of a game. All other code uses a kit and knows no game by name. */

import type { Component, Snippet } from 'svelte'
import type { Names } from '../lib/names.svelte'
import type { SeatClock, SuggestedMove, Welcome } from '../protocol'
import type { Rulebook } from '../rules/content'
import type { GameTypes } from './game-types'
import type { LineTexts } from './lines'
import type { Pace } from './pace'
import type { Playback } from './playback/playback.svelte'

/** The first message of a table, with the cards of its game. */
export type TableWelcome<G extends GameTypes = GameTypes> = Omit<Welcome, 'cards'> & { cards: G['cards'] }

/** slip: a sheet with a fixed place beside the table. pill: one line that opens when pressed. */
export type GuideForm = 'slip' | 'pill'

/** The props of a game's table, both live and in a replay. */
export interface TableProps<G extends GameTypes = GameTypes> {
  /** The settings and the cards. */
  welcome: TableWelcome<G>
  /** Shows one position after the other; a table holds it while its display is still running. */
  playback: Playback<G>
  /** The position on display. */
  position: G['position']
  /** The player's task; null in a replay, while waiting, and while an older position is on display. */
  task: G['task'] | null
  /** The number of the decision: unfinished choices are saved under the table's id and this number. */
  decision: number | null
  mayTakeBack: boolean
  /** The warnings for the position on display; null: there are none, or they are switched off. */
  danger: G['danger'] | null
  /** The search results for the current choices, the best first; null: not requested. */
  suggestions: readonly SuggestedMove[] | null
  /** The pace of the display. */
  pace: Pace
  /** These are live, independent of the position on display. */
  clocks: SeatClock[]
  names: Names
  isReplay: boolean
  /** A move was sent and is not answered yet. */
  isPending: boolean
  /** Sends a choice in the notation of records, without the seat: `play 24`. */
  act: (move: string) => void
  takeBack: () => void
  /** The player wants to continue: bots need not wait any longer. */
  skip: () => void
  /** Explains a first game; each game places it where it covers and moves nothing. */
  guide?: Snippet<[form?: GuideForm]>
  /** The actions after the match, shown when its end has been shown. */
  ending?: Snippet
}

/** An explanation in a first game. */
export interface Lesson<G extends GameTypes = GameTypes> {
  /** The prefix of its texts: `guide-ID-title`, `-text`, `-tip`. */
  id: string
  /** Whether it is useful now, based on a seat's position and task. */
  when: (position: G['position'], task: G['task'] | null) => boolean
}

export interface Suggested<G extends GameTypes = GameTypes> {
  names: Names
  task: G['task']
  cards: G['cards']
}

/** All hands of a replay, open. */
export interface HandsProps<G extends GameTypes = GameTypes> {
  /** By seat: cards and choices in the notation of records. */
  hands: readonly (readonly string[])[]
  cards: G['cards']
  names: Names
}

/** A game's part of the finale of a match. */
export interface FinaleProps<G extends GameTypes = GameTypes> {
  position: G['position']
  cards: G['cards']
  names: Names
  /** Nobody is `You` in an image that others look at. */
  namesForOthers: Names
}

export interface GameKit<G extends GameTypes = GameTypes> extends LineTexts<G['cards']> {
  /** The id in records, addresses and messages. */
  readonly id: string
  /** The playing area; loaded for the first table of this game. */
  readonly loadTable: () => Promise<Component<TableProps<G>>>
  /** The rules page; null: there is none. */
  readonly loadRules: (() => Promise<Rulebook>) | null
  /** The address of a recorded round in which a newcomer does each thing once; null: there is none. */
  readonly tutorialAddress: string | null
  /** In the order of display if several fit. */
  readonly lessons: readonly Lesson<G>[]
  /** Renders a sentence about this game, for instance its cards in their colours; unset: as plain text. */
  readonly Sentence?: Component<{ text: string }>
  /** The only legal move of a task; null if there are several. */
  readonly forced: (task: G['task']) => string | null
  /** Whether the table shows a hint for such a task in place, with nothing left to describe in words. */
  readonly showsHint: (task: G['task']) => boolean
  /** Renders all hands of a replay; unset: as plain text. */
  readonly Hands?: Component<HandsProps<G>>
  /** The sources of a player's points, in a few words for the ranking. */
  readonly finaleNote?: (position: G['position'], seat: number) => string
  /** Shown under the ranking; each `[data-portraits]`, a row of drawings in `[data-portrait]`, becomes part of its image. */
  readonly Finale?: Component<FinaleProps<G>>
  /** A suggested move in words; null if it is unknown. */
  readonly suggestionText: (move: string, about: Suggested<G>) => string | null
  /** Shows an uploaded file, by the name of the option; unset: its rows as a table. */
  readonly ownSheets?: Readonly<Record<string, () => Promise<Component<{ value: readonly unknown[] }>>>>
  /** The drawing on the first page. */
  readonly HomeArt: Component | null
  /** The address of its texts in a language; null: in the page's own file. */
  readonly wordsAddress: ((language: string) => string) | null
}

/** A kit for the list of all kits: from here on, the game's id connects messages and kit. */
export function forAll<G extends GameTypes>(kit: GameKit<G>): GameKit {
  return kit as unknown as GameKit
}
