/** The known facts about a seat, in words. */

import type { Names } from '../../../lib/names.svelte'
import { list, number, t } from '../../../lib/words.svelte'
import { cardText } from '../show/cards'
import type { BottleImpPosition } from '../../../protocol'
import { bottleLetter, type Scene } from '../show/scene'
import { hasTeams, teamLetter } from './seating'

/** The numbers in a seat's panel that have their own icon. */
export type Figure = 'cards' | 'tricks' | 'points'

/** The numbers of cards held, tricks won and points taken, as far as they are shown; `text` contains them in words. */
export function figuresOf(
  { position, stage }: Scene,
  seat: number,
): { figure: Figure; value: number; text: string }[] {
  const cards = (position.hand_sizes[seat] ?? 0) + openCards(position, seat)
  const tricks = stage.settled.tricks_won[seat]
  const points = stage.settled.taken_points[seat]
  const held = { figure: 'cards' as const, value: cards, text: t('imp-seat-cards', { count: cards }) }
  // Not shown at a table that plays from memory.
  if (tricks === undefined || points === undefined) return [held]
  return [
    held,
    { figure: 'tricks', value: tricks, text: t('imp-seat-tricks', { count: tricks }) },
    { figure: 'points', value: points, text: t('imp-seat-points', { points }) },
  ]
}

/** Before the passes are done, the cards of open hands still count as unseen. */
function openCards(position: BottleImpPosition, seat: number): number {
  return position.phase === 'play' ? (position.open_hands[seat]?.length ?? 0) : 0
}

/** The player in the seat, with a bot's level: "Bot 2 (easy)". */
export function fullName(names: Names, seat: number): string {
  const level = names.level(seat)
  return level === null ? names.of(seat) : `${names.of(seat)} (${level})`
}

/** The partner of a seat: its colour on the table, the team's letter, and both in words. */
export function partyOf({ position, names }: Scene, seat: number) {
  const { dealer, parties, seat: own } = position
  if (dealer === null || !hasTeams(parties)) return null
  const letter = teamLetter(parties, seat)
  const isPartner = own !== null && own !== seat && names.who(own) === 'you' && parties[seat] === parties[own]
  const text = isPartner ? t('imp-partner') : letter ? t('imp-team', { letter }) : t('team-alone')
  return { band: letter ?? ('alone' as const), letter, isPartner, text }
}

/** All facts, for people who cannot see the panel or do not know its icons. */
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
