import { has, t } from '../../lib/words.svelte'

/** What a mark of a round is called, counted from 0: in the game's own words where it has some. */
export function markText(game: string, number: number): string {
  const own = `replay-mark-${game}`
  return t(has(own) ? own : 'replay-mark', { number })
}
