/** The events so far in sentences, from a position alone. */

import type { Names } from '../../../lib/names.svelte'
import { signed, t } from '../../../lib/words.svelte'
import { by } from '../../../play/lines'
import { seatsFrom } from '../../../play/seats'
import type { BottleImpPosition, FinishedTrick, PassGoal } from '../../../protocol'
import { bottleLetter } from './scene'
import { isRoundOver } from './steps'

interface Teller {
  position: BottleImpPosition
  names: Names
  /** The form of a card, written or spoken. */
  card: (card: string) => string
  /** The mystery trick is still being revealed: the result of the round is not told yet. */
  hidesResult?: boolean
}

/** Every sentence, oldest first. */
export function story(teller: Teller): string[] {
  const { position } = teller
  const past = pastRounds(teller)
  const isOver = isRoundOver(position)
  if (position.phase !== 'pass' && position.phase !== 'play' && !isOver) return past
  const told = [
    ...deal(teller),
    ...choices(teller),
    ...passes(teller),
    ...tricks(teller),
    ...position.trick.map(({ seat, card }) =>
      t('log-play', { ...by(teller.names, seat), card: teller.card(card) }),
    ),
  ]
  // The cards of a round that just ended are still on the table: its result comes after its tricks.
  if (!isOver) return [...past, ...told]
  return [...past.slice(0, -1), ...told, ...(teller.hidesResult ? [] : past.slice(-1))]
}

/** The sentences that one position adds to those of the previous one. */
export function news(before: Teller, after: Teller): string[] {
  const known = new Set(story(before))
  return story(after).filter((sentence) => !known.has(sentence))
}

export function goalName(names: Names, { goal, seat }: PassGoal): string {
  return t(`goal-${goal}`, { name: seat === null ? '' : names.of(seat) })
}

/** The result of the last finished round. */
export function resultTold(teller: Pick<Teller, 'position' | 'names'>): string {
  return pastRounds(teller).at(-1) ?? ''
}

function pastRounds({ position, names }: Pick<Teller, 'position' | 'names'>): string[] {
  return position.past.map((round, at) =>
    t('log-round', {
      round: at + 1,
      scores: round.scores.map(({ seat, score }) => `${names.of(seat)} ${signed(score)}`).join(', '),
    }),
  )
}

function deal(teller: Teller): string[] {
  const { dealer, round } = teller.position
  if (dealer === null) return []
  return [
    t('log-deal', { round: round + (isRoundOver(teller.position) ? 0 : 1), ...by(teller.names, dealer) }),
  ]
}

function choices(teller: Teller): string[] {
  return teller.position.sealed.flatMap((isSealed, seat) =>
    isSealed ? [t('log-chosen', by(teller.names, seat))] : [],
  )
}

function passes(teller: Teller): string[] {
  const { position, names, card } = teller
  if (position.phase === 'pass' || position.seat === null || position.picks.length === 0) return []
  const given = position.picks.flatMap((pick, at) => {
    const goal = position.pass_goals[at]
    return goal ? [`${goalName(names, goal)} ${card(pick)}`] : []
  })
  const told = [t('log-passed', { ...by(teller.names, position.seat), cards: given.join(', ') })]
  if (position.received.length > 0)
    told.push(
      t('log-received', { ...by(teller.names, position.seat), cards: received(teller, position.seat) }),
    )
  return told
}

function received({ position, names, card }: Teller, seat: number): string {
  const around = seatsFrom(seat, position.parties.length)
  const sources = position.is_eye
    ? [t('goal-own-open'), t('goal-own-hidden')]
    : [names.of(around.at(-1) ?? 0), names.of(around[1] ?? 0)]
  return position.received.map((got, at) => `${card(got)} (${sources[at] ?? ''})`).join(', ')
}

/** A table that plays from memory shows only the last trick, with its own number. */
function tricks(teller: Teller): string[] {
  const { tricks, tricks_finished } = teller.position
  const first = tricks_finished - tricks.length + 1
  return tricks.map((trick, at) => trickTold(teller, trick, first + at))
}

function trickTold(teller: Teller, trick: FinishedTrick, number: number): string {
  const facts = {
    number,
    plays: trick.plays.map(({ seat, card }) => `${teller.names.of(seat)} ${teller.card(card)}`).join(', '),
    card: teller.card(trick.card),
    ...by(teller.names, trick.winner),
  }
  if (trick.bottle === null) return t('log-trick', facts)
  return t('log-trick-and-bottle', { which: bottleLetter(teller.position, trick.bottle), ...facts })
}
