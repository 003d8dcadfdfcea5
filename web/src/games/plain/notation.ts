/** Fields, moves and lines of any game in words, where there are words for them. */

import type { Names } from '../../lib/names.svelte'
import { has, t } from '../../lib/words.svelte'
import type { Line } from '../../play/lines'

/** `field-GAME-NAME`, else the name itself. */
export function fieldText(game: string, name: string): string {
  return has(`field-${game}-${name}`) ? t(`field-${game}-${name}`) : name.replaceAll('_', ' ')
}

/** `move-GAME-WHOLE-MOVE`, else `move-GAME-WORD` with the other words as `$rest`, else the move itself. */
export function moveText(game: string, move: string): string {
  const [word = '', ...rest] = move.split(' ')
  const whole = move.split(' ').join('-')
  if (rest.length && has(`move-${game}-${whole}`)) return t(`move-${game}-${whole}`)
  if (has(`move-${game}-${word}`)) return t(`move-${game}-${word}`, { rest: rest.join(' ') })
  return move
}

/** "Anna: play 24" */
export function lineIn(game: string, { seat, words }: Line, names: Names): string {
  const text = moveText(game, words.join(' '))
  return seat === null ? text : t('plain-line', { name: names.of(seat), move: text })
}
