/** A suggested move in words. */

import type { Names } from '../../lib/names.svelte'
import { t } from '../../lib/words.svelte'
import type { Suggested } from '../../play/kit'
import { cardText, isCard } from './show/cards'
import { goalName } from './show/story'
import type { Imp } from './types'

export function suggestionText(move: string, { names, task }: Suggested<Imp>): string | null {
  const [kind, ...words] = move.split(' ')
  if (kind === 'play') return t('hint-play', { card: cardText(words[0] ?? '') })
  if (kind === 'pass') return t('hint-pass', { choice: passText(words.filter(isCard), names, task) })
  return null
}

function passText(cards: readonly string[], names: Names, task: Imp['task']): string {
  if (task.kind !== 'pass') return ''
  return task.goals.map((goal, at) => `${goalName(names, goal)} ${cardText(cards[at] ?? '')}`).join(', ')
}
