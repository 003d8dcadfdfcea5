import { has, t } from '../../lib/words.svelte'

/** The label of a mark in a round, counted from 0; in the game's own words if it has them. */
export function markText(game: string, number: number): string {
  const own = `replay-mark-${game}`
  return t(has(own) ? own : 'replay-mark', { number })
}
