/** The changes between two positions of an unknown game. */

import type { Names } from '../../lib/names.svelte'
import { t } from '../../lib/words.svelte'
import { by } from '../../play/lines'
import { outcomeText } from '../../play/outcome'
import type { PlainField, PlainPosition } from '../../protocol'
import { fieldText } from './notation'

/** The seats with a choice: people and bots, not chance. */
export function acting({ to_act }: PlainPosition): number[] {
  return to_act.filter((seat) => seat >= 0)
}

/** The seats that have moved, as far as that is visible: they had to act and no longer do. */
export function moved(before: PlainPosition, after: PlainPosition): number[] {
  return acting(before).filter((seat) => !after.to_act.includes(seat))
}

/** The seats that took back a secret choice: they have to act again, and nothing else changed, unlike after a reveal. */
export function tookBack(before: PlainPosition, after: PlainPosition): number[] {
  const [seat, ...others] = moved(after, before)
  if (seat === undefined || others.length || !acting(before).length || moved(before, after).length) return []
  const without = ({ round, by_round, by_seat, fields, seat: viewer }: PlainPosition) =>
    JSON.stringify([
      round,
      by_round,
      by_seat.map(({ values }) => values.filter((_, at) => at !== seat)),
      // A choice that is gone is a field without a value, which everybody sees.
      fields.filter(({ is_own, value }) => value && (!is_own || viewer !== seat)),
    ])
  return without(before) === without(after) ? [seat] : []
}

/** The fields with a new value, except those that only one seat sees: these are beside its moves. */
export function changed(before: PlainPosition, after: PlainPosition): PlainField[] {
  const known = new Map(before.fields.map((field) => [field.name, field]))
  return after.fields.filter(
    ({ name, value, is_own }) => !is_own && !known.get(name)?.is_own && known.get(name)?.value !== value,
  )
}

/** The added rows: `Cards · You: 5a · Anna: 3b`. */
function newRows(before: PlainPosition, after: PlainPosition, names: Names): string[] {
  const known = new Map(before.by_round.map(({ name, rows }) => [name, rows.length]))
  return after.by_round.flatMap(({ name, rows }) =>
    rows.slice(known.get(name) ?? 0).map((row) => bySeat(after.game, name, row, names)),
  )
}

/** The values that changed at some seats. Yes/no fields are left out, because they only repeat who has moved. */
function newValues(before: PlainPosition, after: PlainPosition, names: Names): string[] {
  const known = new Map(before.by_seat.map(({ name, values }) => [name, values]))
  return after.by_seat.flatMap(({ name, values }) => {
    const news = values.map((value, seat) =>
      /[✓–]/.test(value) || known.get(name)?.[seat] === value ? '' : value,
    )
    return known.has(name) && news.some(Boolean) ? [bySeat(after.game, name, news, names)] : []
  })
}

function bySeat(game: string, name: string, texts: readonly string[], names: Names): string {
  const parts = texts.map((text, seat) => text && `${names.of(seat)}: ${text}`)
  return [fieldText(game, name), ...parts.filter(Boolean)].join(' · ')
}

/** The changes in sentences. */
export function happened(before: PlainPosition, after: PlainPosition, names: Names): string[] {
  const moves = [
    ...moved(before, after).map((seat) => t('plain-moved', by(names, seat))),
    ...tookBack(before, after).map((seat) => t('plain-taken-back', by(names, seat))),
  ]
  const facts = changed(before, after).map(
    ({ name, value }) => `${fieldText(after.game, name)}: ${value || '–'}`,
  )
  const end = after.outcome && !before.outcome ? [outcomeText(after.outcome, names)] : ended(before, after)
  return [...moves, ...facts, ...newRows(before, after, names), ...newValues(before, after, names), ...end]
}

function ended(before: PlainPosition, after: PlainPosition): string[] {
  return after.round > before.round ? [t('plain-round-over', { round: after.round })] : []
}

/** The history in a position, round by round, for people who did not watch it. */
export function soFar({ game, by_round, outcome }: PlainPosition, names: Names): string[] {
  const count = Math.max(0, ...by_round.map(({ rows }) => rows.length))
  const rounds = Array.from({ length: count }, (_, round) =>
    by_round.flatMap(({ name, rows }) => (rows[round] ? [bySeat(game, name, rows[round], names)] : [])),
  )
  return [...rounds.flat(), ...(outcome ? [outcomeText(outcome, names)] : [])]
}

/** All seats, the best score first; equal scores in seat order. */
export function ranking(scores: readonly number[]): { seat: number; score: number }[] {
  return scores.map((score, seat) => ({ seat, score })).sort((one, other) => other.score - one.score)
}
