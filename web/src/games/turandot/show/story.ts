/** The events so far in sentences, from a position alone. */

import type { TurandotPosition } from '../../../protocol'
import type { Names } from '../../../lib/names.svelte'
import { t } from '../../../lib/words.svelte'
import { by } from '../../../play/lines'
import { outcomeText } from '../../../play/outcome'
import { bidInWords, cardInStory, type Faces } from './faces'
import { roundOf, type Gain, type Hiring } from './hiring'

export interface Sentence {
  /** An event has the same id in every position that contains it. */
  id: string
  text: string
}

export interface Chapter {
  round: number
  sentences: Sentence[]
}

/** All rounds so far from this one on, the first one first. */
export function tell(position: TurandotPosition, names: Names, faces: Faces, from = 1): Chapter[] {
  const chapters: Chapter[] = []
  const last = Math.min(position.round + 1, 7)
  for (let round = from; round <= last; round += 1) {
    const hiring = roundOf(position, round)
    if (hiring) chapters.push({ round, sentences: tellRound(position, hiring, names, faces) })
  }
  const end = tellEnd(position, names)
  if (end.length) chapters.push({ round: last + 1, sentences: end })
  return chapters
}

/** The sentences of a position that no earlier position had. */
export function news(
  before: TurandotPosition,
  after: TurandotPosition,
  names: Names,
  faces: Faces,
): string[] {
  // Nothing changes in the rounds before the last one that had ended.
  const from = Math.max(1, before.past.length)
  const sentences = (at: TurandotPosition) =>
    tell(at, names, faces, from).flatMap((chapter) => chapter.sentences)
  const known = new Set(sentences(before).map(({ id }) => id))
  return sentences(after).flatMap(({ id, text }) => (known.has(id) ? [] : [text]))
}

function tellRound(position: TurandotPosition, hiring: Hiring, names: Names, faces: Faces): Sentence[] {
  const { round } = hiring
  const sentences: Sentence[] = []
  const say = (id: string, text: string) => sentences.push({ id: `${round}-${id}`, text })
  const facts = (seat: number) => by(names, seat)

  if (hiring.maestro !== null) {
    const told = { round, count: hiring.audition.length, name: names.of(hiring.maestro) }
    say('audition', hiring.isOfDirectors ? t('log-audition-directors', told) : t('log-audition', told))
  }
  if (!hiring.isRevealed) {
    position.players.forEach((player, seat) => {
      if (player.is_sealed)
        say(`laid-${seat}`, t('log-bid-laid', { count: player.face_down, ...facts(seat) }))
    })
    return sentences
  }
  const bids = hiring.gains.map(({ seat, bid }) =>
    bid ? `${names.of(seat)}: ${bidInWords(bid, position.crew)}` : '',
  )
  say('bids', t('log-bids', { round, bids: bids.filter(Boolean).join('; ') }))
  for (const gain of hiring.gains) {
    if (gain.hasCrew)
      say(`crew-${gain.seat}`, sentence(t('log-crew', { ...facts(gain.seat), crew: position.crew })))
  }
  for (const gain of hiring.gains) {
    if (gain.singer !== null || gain.director !== null)
      say(`gain-${gain.seat}`, sentence(tellGain(gain, facts(gain.seat), faces)))
  }
  if (hiring.leftover) {
    const card = cardInStory(faces, hiring.leftover)
    say(
      'leftover',
      sentence(position.has_dummy ? t('log-leftover-dummy', { card }) : t('log-leftover', { card })),
    )
  }
  if (hiring.named !== null) {
    if (!hiring.dismissed) say('named', t('log-named', facts(hiring.named)))
    else {
      const director = t('quoted', { text: t(`director-${hiring.dismissed}`) })
      say('dismissed', t('log-dismissed', { director, ...facts(hiring.named) }))
    }
  }
  return sentences
}

function tellGain(gain: Gain, facts: { name: string; who: string }, faces: Faces): string {
  const card = cardInStory(faces, gain)
  if (!gain.isStandIn) return t('log-hired', { card, ...facts })
  return gain.director === null
    ? t('log-stand-in', { card, ...facts })
    : t('log-stand-in-director', { card, ...facts })
}

function tellEnd(position: TurandotPosition, names: Names): Sentence[] {
  if (position.outcome) return [{ id: 'outcome', text: outcomeText(position.outcome, names) }]
  if (position.phase !== 'cast') return []
  return position.players.flatMap((player, seat) =>
    player.is_sealed ? [{ id: `cast-${seat}`, text: t('log-cast', by(names, seat)) }] : [],
  )
}

/** Some sentences are assembled in the terminal and start in lower case. */
function sentence(text: string): string {
  const ended = text.endsWith('.') ? text : `${text}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}
