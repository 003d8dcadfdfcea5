/** A line of a record as a sentence. */

import type { Names } from './names.svelte'
import { cardText, has, t } from './words.svelte'

type Say = (names: Names, seat: number, parts: string[]) => string

const moves: Record<string, Say> = {
  play: (names, seat, [, card = '']) => t('log-play', { ...by(names, seat), card: cardText(card) }),
  pass: (names, seat, parts) =>
    t('log-passed', { ...by(names, seat), cards: parts.filter(isCard).map(cardText).join(', ') }),
  bid: (names, seat, parts) => t('sealed-choice', { ...by(names, seat), choice: bidText(parts) }),
  give: (names, seat, [, slot = '', , to = '']) =>
    t('line-give', { ...by(names, seat), slot, goal: names.of(Number(to)) }),
  name: (names, seat, [, to = '']) => t('line-name', { ...by(names, seat), goal: names.of(Number(to)) }),
  dismiss: (names, seat, [, director = '']) =>
    t('line-dismiss', { ...by(names, seat), director: directorText(director) }),
  cast: (names, seat) => t('log-cast', by(names, seat)),
}

const chances: Record<string, (names: Names, parts: string[]) => string> = {
  dealer: (names, [, seat = '']) => t('headline-dealer', { name: names.of(Number(seat)) }),
  deal: () => t('line-deal'),
  maestro: (names, [, seat = '']) => t('headline-maestro', { name: names.of(Number(seat)) }),
  audition: (_, [, ...cards]) => t('line-audition', { cards: cards.map(directorText).join(' · ') }),
}

/** The sentence; the line itself where nothing is known of it. */
export function lineText(line: string, names: Names): string {
  const parts = line.split(' ')
  const first = parts[0] ?? ''
  if (!/^\d+$/.test(first)) return chances[first]?.(names, parts) ?? line
  const rest = parts.slice(1)
  return moves[rest[0] ?? '']?.(names, Number(first), rest) ?? line
}

function by(names: Names, seat: number): { who: string; name: string } {
  return { who: names.who(seat), name: names.of(seat) }
}

export function isCard(word: string): boolean {
  return /^\d/.test(word)
}

export function directorText(name: string): string {
  return has(`director-${name}`) ? t(`director-${name}`) : name
}

export function bidText(parts: string[]): string {
  const [, on = ''] = parts
  const money = parts.includes('money') ? Number(parts[parts.indexOf('money') + 1]) : 0
  const bid = on === 'crew' ? t('bid-words-crew') : t('bid-words', { number: on, money })
  return parts.includes('bluff') ? `${bid} ${t('bid-words-bluff')}` : bid
}
