/** A parsed line of a record. */

import type { Names } from '../lib/names.svelte'

export interface Line {
  /** The seat that made the move; null: chance. */
  seat: number | null
  /** Its words; the first one is the kind of event. */
  words: readonly string[]
}

/** A game's sentences for its lines. */
export interface LineTexts<Cards> {
  /** A line of a record as a sentence; null if it is unknown. `cards`: the cards in use, if known. */
  readonly lineText: (line: Line, names: Names, cards: Cards | null) => string | null
}

export function parseLine(line: string): Line {
  const [first = '', ...rest] = line.split(' ')
  return /^\d+$/.test(first) ? { seat: Number(first), words: rest } : { seat: null, words: [first, ...rest] }
}

/** The sentence; the line itself if the game does not know it. */
export function lineText<Cards>(
  game: LineTexts<Cards>,
  line: string,
  names: Names,
  cards: Cards | null = null,
): string {
  return game.lineText(parseLine(line), names, cards) ?? line
}

/** For sentences that address you or mention another player. */
export function by(names: Names, seat: number): { who: string; name: string } {
  return { who: names.who(seat), name: names.of(seat) }
}
