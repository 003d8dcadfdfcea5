/** Statistics that are specific to a game, in its own words. */

import type { FigureInfo } from '../../protocol'
import { has, number, t } from '../../lib/words.svelte'

export function figureLabel(game: string, { name }: FigureInfo): string {
  const key = `figure-${game}-${name}`
  return has(key) ? t(key) : name
}

export function figureText(game: string, { name, value }: FigureInfo, rounds: number): string {
  const key = `figure-value-${game}-${name}`
  if (!has(key)) return number(value)
  return t(key, { value, rounds, percent: rounds ? Math.round((100 * value) / rounds) : 0 })
}
