/** What a game brings to the browser. All other code asks a kit and knows no game by name. */

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

/** slip: a paper beside the table that keeps its place. pill: one line that opens when it is pressed. */
export type GuideForm = 'slip' | 'pill'

/** What a game's table is given, at a table and in a replay alike. */
export interface TableProps<G extends GameTypes = GameTypes> {
  /** The settings and the cards. */
  welcome: TableWelcome<G>
  /** Shows one position after the other; a table holds it while it still shows something. */
  playback: Playback<G>
  /** What is shown now. */
  position: G['position']
  /** What I am asked for; null in a replay, while waiting, and while something older is shown. */
  task: G['task'] | null
  /** Numbers my choices: half-made ones are kept under the table's id and this. */
  decision: number | null
  mayTakeBack: boolean
  /** What follows from the position that is shown; null: nothing, or nobody wants to see it. */
  danger: G['danger'] | null
  /** What a search thinks of the choices that are asked for, the best first; null: nobody asked it. */
  suggestions: readonly SuggestedMove[] | null
  /** How fast things are shown. */
  pace: Pace
  /** These are live, whatever is shown. */
  clocks: SeatClock[]
  names: Names
  isReplay: boolean
  /** A move was sent and is not yet answered. */
  isPending: boolean
  /** Sends a choice in the notation of records, without the seat: `play 24`. */
  act: (move: string) => void
  takeBack: () => void
  /** Somebody has seen enough: bots need not wait any longer. */
  skip: () => void
  /** Explains a first game; each game lays it where it covers nothing and moves nothing. */
  guide?: Snippet<[form?: GuideForm]>
  /** What can be done after the match, shown when its end has been told. */
  ending?: Snippet
}

/** Something that a first game explains. */
export interface Lesson<G extends GameTypes = GameTypes> {
  /** Names its texts: `guide-ID-title`, `-text`, `-tip`. */
  id: string
  /** Whether it helps now, from what a seat sees and is asked for. */
  when: (position: G['position'], task: G['task'] | null) => boolean
}

export interface Suggested<G extends GameTypes = GameTypes> {
  names: Names
  task: G['task']
  cards: G['cards']
}

/** All hands of a replay, open. */
export interface HandsProps<G extends GameTypes = GameTypes> {
  /** By seat, as a record writes cards and choices. */
  hands: readonly (readonly string[])[]
  cards: G['cards']
  names: Names
}

/** What a game adds to the finale of a match. */
export interface FinaleProps<G extends GameTypes = GameTypes> {
  position: G['position']
  cards: G['cards']
  names: Names
}

export interface GameKit<G extends GameTypes = GameTypes> extends LineTexts<G['cards']> {
  /** As records, addresses and messages write it. */
  readonly id: string
  /** The playing area; loaded with the first table of this game. */
  readonly loadTable: () => Promise<Component<TableProps<G>>>
  /** The rules page; null: there is none. */
  readonly loadRules: (() => Promise<Rulebook>) | null
  /** Where one recorded round is in which a newcomer does each thing once; null: there is none. */
  readonly tutorialAddress: string | null
  /** In the order in which they are offered where several fit. */
  readonly lessons: readonly Lesson<G>[]
  /** Draws a sentence about this game, for instance its cards in their colours; none: as it is written. */
  readonly Sentence?: Component<{ text: string }>
  /** The move of a task that leaves no choice; null where it does. */
  readonly forced: (task: G['task']) => string | null
  /** Whether the table shows a hint for such a task in its place, with nothing left to say in words. */
  readonly showsHint: (task: G['task']) => boolean
  /** Draws all hands of a replay; none: as they are written. */
  readonly Hands?: Component<HandsProps<G>>
  /** Where somebody's points came from, in a few words for the ranking. */
  readonly finaleNote?: (position: G['position'], seat: number) => string
  /** Stands under the ranking; drawings in `[data-portrait]` come into the picture of it. */
  readonly Finale?: Component<FinaleProps<G>>
  /** A suggested move in words; null where it is not known. */
  readonly suggestionText: (move: string, about: Suggested<G>) => string | null
  /** Shows what somebody brought as a file, by the name of the option; none: its rows as a table. */
  readonly ownSheets?: Readonly<Record<string, () => Promise<Component<{ value: readonly unknown[] }>>>>
  /** The drawing on the first page. */
  readonly HomeArt: Component | null
  /** Where its texts lie in a language; null: in the page's own file. */
  readonly wordsAddress: ((language: string) => string) | null
}

/** A kit for the list of all: from here on, messages and kit belong together by the game's id. */
export function forAll<G extends GameTypes>(kit: GameKit<G>): GameKit {
  return kit as unknown as GameKit
}
