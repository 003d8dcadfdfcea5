/** The players' names by seat, in the page's language. */

import type { PastSeat, SeatInfo } from '../protocol'
import { has, list, t } from './words.svelte'

export interface Names {
  /** `You`, a person's name, or `Bot 2`. */
  of(seat: number): string
  /** For the Fluent sentences that speak to you: `t('plain-moved', { who: names.who(seat), name: names.of(seat), … })` */
  who(seat: number): 'you' | 'other'
  /** "You, Anna and Bot 2". */
  all(seats: readonly number[]): string
  isBot(seat: number): boolean
  /** A bot's level in words; null for a person. */
  level(seat: number): string | null
  /** The number of seats. */
  count: number
}

interface Sitter {
  name: string | null
  /** A bot's level. */
  level: string | null
}

function named(sitters: readonly Sitter[], you: number | null): Names {
  // Kept: one position can say a name a hundred times.
  const texts = $derived(
    sitters.map((sitter, seat) => {
      if (seat === you) return t('name-you')
      if (sitter.level) return t('name-bot', { seat: seat + 1 })
      return sitter.name ?? t('name-seat', { seat: seat + 1 })
    }),
  )
  const of = (seat: number) => texts[seat] ?? ''
  return {
    of,
    who: (seat) => (seat === you ? 'you' : 'other'),
    all: (seats) => list(seats.map(of)),
    isBot: (seat) => sitters[seat]?.level != null,
    level(seat) {
      const level = sitters[seat]?.level
      return level ? levelName(level) : null
    },
    count: sitters.length,
  }
}

/** The names at a table. */
export function namesAtTable(seats: readonly SeatInfo[], you: number | null): Names {
  return named(seats, you)
}

/** The names in a past match. */
export function namesAtPast(seats: readonly PastSeat[], you: number): Names {
  return named(seats, you)
}

/** The names in a record, which contains bots as `bot:LEVEL`. In a tutorial, the newcomer's seat is `you`. */
export function namesInRecord(seats: readonly string[], players: number, you: number | null = null): Names {
  const sitters = Array.from({ length: players }, (_, seat) => {
    const written = seats[seat] ?? ''
    return written.startsWith('bot:')
      ? { name: null, level: written.slice(4) }
      : { name: written || null, level: null }
  })
  return named(sitters, you)
}

/** The name of a bot's level; an unknown level keeps its own name. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level
}
