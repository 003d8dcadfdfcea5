/** The name of a game. */

import { has, t } from './words.svelte'

/** A game without words is shown by its id. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game
}
