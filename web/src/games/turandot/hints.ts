/** A suggested move in words. */

import { t } from '../../lib/words.svelte'
import type { Suggested } from '../../play/kit'
import { by } from '../../play/lines'
import { crewCards } from './show/crew'
import { bidText, directorText } from './show/notation'
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

function castText(cast: readonly number[], { singers }: Opera['cards']): string {
  const faces = new Map(singers.map((face) => [face.id, face]))
  return roles
    .map((role, at) => {
      const face = faces.get(cast[at] ?? 0)
      return face ? castName(role, face) : t(`role-${role}`)
    })
    .join('; ')
}
