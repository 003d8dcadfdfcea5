/** What happened between two positions of a game that we know nothing about. */

import type { Names } from '../../lib/names.svelte'
import { list, t } from '../../lib/words.svelte'
import { by } from '../../play/lines'
import type { PlainField, PlainPosition } from '../../protocol'
import { fieldText } from './notation'

/** Who has moved, as far as it can be seen: those who were to act and are not any more. */
export function moved(before: PlainPosition, after: PlainPosition): number[] {
  return before.to_act.filter((seat) => !after.to_act.includes(seat))
}

/** The fields with a new value. */
export function changed(before: PlainPosition, after: PlainPosition): PlainField[] {
  const known = new Map(before.fields.map(({ name, value }) => [name, value]))
  return after.fields.filter(({ name, value }) => known.get(name) !== value)
}

/** In sentences. */
export function happened(before: PlainPosition, after: PlainPosition, names: Names): string[] {
  const moves = moved(before, after).map((seat) => t('plain-moved', by(names, seat)))
  const facts = changed(before, after).map(
    ({ name, value }) => `${fieldText(after.game, name)}: ${value || '–'}`,
  )
  const end = after.outcome && !before.outcome ? [outcomeText(after, names)] : []
  return [...moves, ...facts, ...end]
}

export function outcomeText({ outcome }: PlainPosition, names: Names): string {
  const winners = outcome?.winners ?? []
  const [first] = winners
  if (first === undefined) return t('match-over')
  if (winners.length > 1) return t('outcome-shared', { names: names.all(winners) })
  return t('outcome-points', { who: names.who(first), names: list([names.of(first)]) })
}

/** All seats, the best score first; equal ones as they sit. */
export function ranking(scores: readonly number[]): { seat: number; score: number }[] {
  return scores.map((score, seat) => ({ seat, score })).sort((one, other) => other.score - one.score)
}
