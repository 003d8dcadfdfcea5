/** The words of options, by key: a game's own go before those that games share. */

import type { GameInfo, Setup, TableSettings } from '../../protocol'
import { gameInfo } from '../../lib/session.svelte'
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

/** What kind of match it is, in a few words: "4 players, each alone". Reactive. */
export function setupText(game: string, options: TableSettings['options']): string {
  const names = gameInfo(game)?.summary ?? []
  const others = names.filter((name) => name !== 'players' && isPlain(options[name]))
  return [
    t('players-count', { count: Number(options['players']) }),
    ...others.map((name) => valueLabel(game, name, options[name] as OptionValue)),
  ].join(' · ')
}

/** The options that make a difference in a match, with what was chosen. Reactive. */
export function optionFacts(game: string, options: TableSettings['options']): [string, string][] {
  const setup = setupOf(gameInfo(game), options)
  if (!setup) return []
  const names = [...Object.keys(setup.chosen), ...setup.choices.map(({ name }) => name)]
  return names
    .filter((name) => isPlain(options[name]))
    .map((name) => [optionLabel(game, name), valueLabel(game, name, options[name] as OptionValue)])
}

function setupOf(game: GameInfo | undefined, options: TableSettings['options']): Setup | undefined {
  return game?.setups.find(({ chosen }) =>
    Object.entries(chosen).every(([name, value]) => options[name] === value),
  )
}

/** Not somebody's own, such as a deck written out. */
function isPlain(value: unknown): value is OptionValue {
  return typeof value === 'string' || typeof value === 'number'
}

function text(...keys: string[]): string | undefined {
  const key = keys.find(has)
  return key === undefined ? undefined : t(key)
}
