/** A line of a record, taken apart. */

import type { Names } from '../lib/names.svelte'

export interface Line {
  /** Who made the move; null: chance did. */
  seat: number | null
  /** Its words; the first one says what kind of event it is. */
  words: readonly string[]
}

/** What a game says about its lines. */
export interface LineTexts<Cards> {
  /** A line of a record as a sentence; null where it is not known. `cards`: those it was played with, if known. */
  readonly lineText: (line: Line, names: Names, cards: Cards | null) => string | null
}

export function parseLine(line: string): Line {
  const [first = '', ...rest] = line.split(' ')
  return /^\d+$/.test(first) ? { seat: Number(first), words: rest } : { seat: null, words: [first, ...rest] }
}

/** The sentence; the line itself where the game does not know it. */
export function lineText<Cards>(
  game: LineTexts<Cards>,
  line: string,
  names: Names,
  cards: Cards | null = null,
): string {
  return game.lineText(parseLine(line), names, cards) ?? line
}

/** For sentences that speak to you or about somebody else. */
export function by(names: Names, seat: number): { who: string; name: string } {
  return { who: names.who(seat), name: names.of(seat) }
}
