/** A suggested move in words. */

import { t } from '../../lib/words.svelte'
import type { Suggested } from '../../play/kit'
import { by } from '../../play/lines'
import { crewCards } from './show/crew'
import { bidOf, bidText, directorText } from './show/notation'
import { markOf, type Mark } from '../../play/marks'
import type { SuggestedMove } from '../../protocol'
import type { Target } from './tasks/drafts.svelte'
import { castName, roles } from './show/singers'
import type { Opera } from './types'

export function suggestionText(move: string, { names, cards }: Suggested<Opera>): string | null {
  const [kind, ...words] = move.split(' ')
  const [first = '', , third = ''] = words
  switch (kind) {
    case 'bid':
      return t('hint-bid', { choice: bidText(words, crewCards(names.count)) })
    case 'give':
      return t('hint-give', { ...by(names, Number(third)), slot: first })
    case 'name':
      return t('hint-name', { name: names.of(Number(first)) })
    case 'dismiss':
      return t('hint-dismiss', { director: directorText(first) })
    case 'cast':
      return t('hint-cast', { choice: castText(words.map(Number), cards) })
    default:
      return null
  }
}

/** By target of a bid: its best bid, and how often to bid for it at all. */
export function marksOf(suggestions: readonly SuggestedMove[]): ReadonlyMap<Target, Mark> {
  const bids = new Map<Target, SuggestedMove>()
  for (const each of suggestions) {
    const [kind, ...words] = each.move.split(' ')
    if (kind !== 'bid') continue
    const target = bidOf(words).number ?? 'crew'
    const best = bids.get(target)
    const chance = (best?.chance ?? 0) + (each.chance ?? 0)
    // The best suggestions come first.
    bids.set(target, best ? { ...best, chance } : each)
  }
  const most = Math.max(...[...bids.values()].map(({ chance }) => chance ?? 0))
  return new Map(
    [...bids].map(([target, bid]) => [target, markOf(bid, 'turandot', { isBest: bid.chance === most })]),
  )
}

function castText(cast: readonly number[], { singers }: Opera['cards']): string {
  const faces = new Map(singers.map((face) => [face.id, face]))
  return roles
    .map((role, at) => {
      const face = faces.get(cast[at] ?? 0)
      return face ? castName(role, face) : t(`role-${role}`)
    })
    .join('; ')
}
