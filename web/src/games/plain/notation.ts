/** Fields, moves and lines of any game in words, if there are texts for them. */

import type { Names } from '../../lib/names.svelte'
import { has, t } from '../../lib/words.svelte'
import type { Line } from '../../play/lines'

/** `field-GAME-NAME`, otherwise the name in normal spelling: `hand_sizes` as "Hand sizes". */
export function fieldText(game: string, name: string): string {
  if (has(`field-${game}-${name}`)) return t(`field-${game}-${name}`)
  const text = name.replaceAll('_', ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `move-GAME-WHOLE-MOVE`, otherwise `move-GAME-WORD` with the other words as `$rest`, otherwise the move itself. */
export function moveText(game: string, move: string): string {
  const [word = '', ...rest] = move.split(' ')
  const whole = move.replaceAll(/[^\w-]+/g, '-')
  if (rest.length && has(`move-${game}-${whole}`)) return t(`move-${game}-${whole}`)
  if (has(`move-${game}-${word}`)) return t(`move-${game}-${word}`, { rest: rest.join(' ') })
  return move
}

/** "Anna: play 24" */
export function lineIn(game: string, { seat, words }: Line, names: Names): string {
  const text = moveText(game, words.join(' '))
  return seat === null ? text : t('plain-line', { name: names.of(seat), move: text })
}
