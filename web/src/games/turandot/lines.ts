/** The sentence for a line of a record. */

import type { Names } from '../../lib/names.svelte'
import { t } from '../../lib/words.svelte'
import { by, type Line } from '../../play/lines'
import type { TurandotCards } from '../../protocol'
import { crewCards } from './show/crew'
import { bidText, directorText } from './show/notation'
import { singerName } from './show/singers'

type Say = (names: Names, seat: number, words: readonly string[]) => string

const moves = new Map<string, Say>([
  [
    'bid',
    (names, seat, words) =>
      t('sealed-choice', { ...by(names, seat), choice: bidText(words, crewCards(names.count)) }),
  ],
  [
    'give',
    (names, seat, [slot = '', , to = '']) =>
      t('line-give', { ...by(names, seat), slot, goal: names.of(Number(to)) }),
  ],
  ['name', (names, seat, [to = '']) => t('line-name', { ...by(names, seat), goal: names.of(Number(to)) })],
  [
    'dismiss',
    (names, seat, [director = '']) =>
      t('line-dismiss', { ...by(names, seat), director: directorText(director) }),
  ],
  ['cast', (names, seat) => t('log-cast', by(names, seat))],
])

export function lineText({ seat, words }: Line, names: Names, cards: TurandotCards | null): string | null {
  const [kind = '', ...rest] = words
  if (seat !== null) return moves.get(kind)?.(names, seat, rest) ?? null
  if (kind === 'maestro') return t('headline-maestro', { name: names.of(Number(rest[0])) })
  if (kind === 'audition')
    return t('line-audition', { cards: rest.map((card) => auditioning(card, cards)).join(' · ') })
  return null
}

/** A singer is a number in a record. */
function auditioning(card: string, cards: TurandotCards | null): string {
  const face = cards?.singers.find(({ id }) => id === Number(card))
  return face ? singerName(face) : directorText(card)
}
