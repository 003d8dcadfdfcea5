/** A suggested move in words. */

import type { Names } from '../../lib/names.svelte'
import { t } from '../../lib/words.svelte'
import type { Suggested } from '../../play/kit'
import { markOf, type Mark } from '../../play/marks'
import type { SuggestedMove } from '../../protocol'
import { cardText, isCard } from './show/cards'
import { goalName } from './show/story'
import type { Imp } from './types'

export function suggestionText(move: string, { names, task }: Suggested<Imp>): string | null {
  const [kind, ...words] = move.split(' ')
  if (kind === 'play') return t('hint-play', { card: cardText(words[0] ?? '') })
  if (kind === 'pass') return t('hint-pass', { choice: passText(words.filter(isCard), names, task) })
  return null
}

/** By card: each playable card with its points; for a pass, the cards of the best one. */
export function marksOf(suggestions: readonly SuggestedMove[]): ReadonlyMap<string, Mark> {
  const [best] = suggestions
  if (best?.move.startsWith('pass ')) {
    const spoken = t('hint-best')
    const mark = { points: null, percent: null, spoken, isBest: true }
    return new Map(best.move.split(' ').flatMap((word) => (isCard(word) ? [[word, mark]] : [])))
  }
  return new Map(
    suggestions.map((each) => {
      const card = each.move.replace('play ', '')
      return [card, markOf(each, 'bottle_imp', { isBest: each === best })]
    }),
  )
}

function passText(cards: readonly string[], names: Names, task: Imp['task']): string {
  if (task.kind !== 'pass') return ''
  return task.goals.map((goal, at) => `${goalName(names, goal)} ${cardText(cards[at] ?? '')}`).join(', ')
}
