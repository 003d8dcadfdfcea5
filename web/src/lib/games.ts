/** What a game is called. */

import { has, t } from './words.svelte'

/** A game without words keeps its id. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game
}
