/** The texts of options, by key: a game's own texts come before the shared ones. */

import type { TableSettings } from '../../protocol'
import { setupFor } from './setup'
import { gameInfo } from '../../lib/server/session.svelte'
import { has, t } from '../../lib/words.svelte'

export type OptionValue = string | number

export function optionLabel(game: string, name: string): string {
  return text(`option-${game}-${name}`, `option-${name}`) ?? name
}

export function optionHint(game: string, name: string): string | undefined {
  return text(`option-hint-${game}-${name}`, `option-hint-${name}`)
}

export function valueLabel(game: string, name: string, value: OptionValue): string {
  return text(`option-${game}-${name}-${value}`, `option-${name}-${value}`) ?? String(value)
}

export function valueHint(game: string, name: string, value: OptionValue): string | undefined {
  return optionHint(game, `${name}-${value}`)
}

/** "30 seconds", "2 minutes", "8 hours", "3 days": the largest unit that needs no fraction. */
export function timeText(seconds: number): string {
  const units = [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
  ] as const
  const fitting = units.find(([, length]) => seconds && seconds % length === 0)
  return fitting ? t(fitting[0], { count: seconds / fitting[1] }) : t('seconds', { count: seconds })
}

/** The agreed time settings. */
export function clockText({ clock, is_correspondence: isByLetter }: TableSettings): string {
  if (!clock) return t('clock-none')
  return isByLetter
    ? t('clock-rule-days', { time: timeText(clock.move_s) })
    : t('clock-rule', { move: clock.move_s, reserve: clock.reserve_s })
}

/** The kind of match in a few words: "4 players · each alone". Reactive. */
export function setupText(game: string, options: TableSettings['options']): string {
  const [players, ...others] = told(game, gameInfo(game)?.summary ?? ['players'], options)
  const texts = others.map(({ name, value, text }) =>
    // A number alone has no meaning.
    Number(text) === value ? `${optionLabel(game, name)}: ${text}` : text,
  )
  return [t('players-count', { count: Number(players?.value) }), ...texts].join(' · ')
}

/** The options that matter in a match, with their chosen values. Reactive. */
export function optionFacts(game: string, options: TableSettings['options']): [string, string][] {
  const info = gameInfo(game)
  const choices = info ? setupFor(info, options)?.choices : undefined
  const names = [...(info?.setup ?? []), ...(choices ?? []).map(({ name }) => name)]
  return told(game, names, options).map(({ name, text }) => [optionLabel(game, name), text])
}

/** The options that are only a word or a number: an uploaded deck is too long to describe. */
function told(game: string, names: readonly string[], options: TableSettings['options']) {
  return names.flatMap((name) => {
    const value: unknown = options[name]
    const isPlain = typeof value === 'string' || typeof value === 'number'
    return isPlain ? { name, value, text: valueLabel(game, name, value) } : []
  })
}

function text(...keys: string[]): string | undefined {
  const key = keys.find(has)
  return key === undefined ? undefined : t(key)
}
