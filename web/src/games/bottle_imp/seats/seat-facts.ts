/** What is known of a seat, in words. */

import type { Names } from '../../../lib/names.svelte'
import { list, number, t } from '../../../lib/words.svelte'
import { cardText } from '../show/cards'
import type { BottleImpPosition } from '../../../protocol'
import { bottleLetter, type Scene } from '../show/scene'
import { hasTeams, teamLetter } from './seating'

/** The numbers in a seat's panel that have a sign of their own. */
export type Figure = 'cards' | 'tricks' | 'points'

/** How many cards are held, tricks won and points taken in them, as far as it is shown; `text` says it. */
export function figuresOf(
  { position, stage }: Scene,
  seat: number,
): { figure: Figure; value: number; text: string }[] {
  const cards = (position.hand_sizes[seat] ?? 0) + openCards(position, seat)
  const tricks = stage.settled.tricks_won[seat]
  const points = stage.settled.taken_points[seat]
  const held = { figure: 'cards' as const, value: cards, text: t('imp-seat-cards', { count: cards }) }
  // A table that plays from memory does not tell them.
  if (tricks === undefined || points === undefined) return [held]
  return [
    held,
    { figure: 'tricks', value: tricks, text: t('imp-seat-tricks', { count: tricks }) },
    { figure: 'points', value: points, text: t('imp-seat-points', { points }) },
  ]
}

/** Before the passes are done, open hands are still among the unseen cards. */
function openCards(position: BottleImpPosition, seat: number): number {
  return position.phase === 'play' ? (position.open_hands[seat]?.length ?? 0) : 0
}

/** Who sits there, with a bot's level: "Bot 2 (easy)". */
export function fullName(names: Names, seat: number): string {
  const level = names.level(seat)
  return level === null ? names.of(seat) : `${names.of(seat)} (${level})`
}

/** Whom a seat plays with: its colour on the table, the team's letter, and both in a word. */
export function partyOf({ position, names }: Scene, seat: number) {
  const { dealer, parties, seat: own } = position
  if (dealer === null || !hasTeams(parties)) return null
  const letter = teamLetter(parties, seat)
  const isPartner = own !== null && own !== seat && names.who(own) === 'you' && parties[seat] === parties[own]
  const text = isPartner ? t('imp-partner') : letter ? t('imp-team', { letter }) : t('team-alone')
  return { band: letter ?? ('alone' as const), letter, isPartner, text }
}

/** Everything, for who cannot see the panel or does not know its signs. */
export function factsOf(scene: Scene, seat: number): { figure?: Figure; text: string }[] {
  const { position, stage } = scene
  const party = partyOf(scene, seat)
  const facts: (string | null)[] = [
    !stage.isTrickLying && position.to_act.includes(seat) ? t('imp-seat-turn') : null,
    position.dealer === seat ? t('imp-seat-dealer') : null,
    party?.text ?? null,
    party?.isPartner && party.letter ? t('imp-team', { letter: party.letter }) : null,
    position.sealed[seat] ? t('seat-has-chosen') : null,
  ]
  const lacks = scene.danger?.lacks[seat] ?? []
  const bottles = stage.settled.bottles.flatMap(({ owner, price }, at) =>
    owner === seat
      ? [t('imp-seat-bottle', { which: bottleLetter(position, at), price: cardText(price) })]
      : [],
  )
  return [
    ...facts.flatMap((text) => (text === null ? [] : [{ text }])),
    ...figuresOf(scene, seat),
    { text: t('imp-seat-total', { score: number(stage.totals[seat] ?? 0) }) },
    ...bottles.map((text) => ({ text })),
    ...(lacks.length
      ? [{ text: t('imp-seat-lacks', { colours: list(lacks.map((each) => t(`colour-${each}`))) }) }]
      : []),
  ]
}
