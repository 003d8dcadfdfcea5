/** A suggested move in words. */

import type { PositionInfo, SuggestedMove, Welcome } from '../protocol'
import { bidText, directorText, isCard } from './lines'
import type { Names } from './names.svelte'
import { castName, roles } from './singers'
import { cardText, number, t } from './words.svelte'

type Task = NonNullable<PositionInfo['task']>
type Cards = Welcome['cards']
type Tell = (parts: string[], names: Names, task: Task, cards: Cards) => string

const tellers: Record<string, Tell> = {
  play: ([, card = '']) => t('hint-play', { card: cardText(card) }),
  pass: (parts, names, task) => t('hint-pass', { choice: passText(parts.filter(isCard), names, task) }),
  bid: (parts) => t('hint-bid', { choice: bidText(parts) }),
  give: ([, slot = '', , to = ''], names) =>
    t('hint-give', { who: names.who(Number(to)), slot, name: names.of(Number(to)) }),
  name: ([, to = ''], names) => t('hint-name', { name: names.of(Number(to)) }),
  dismiss: ([, director = '']) => t('hint-dismiss', { director: directorText(director) }),
  cast: ([, ...singers], _names, _task, cards) =>
    t('hint-cast', { choice: castText(singers.map(Number), cards) }),
}

/** What to do. */
export function suggestionText(move: string, names: Names, task: Task, cards: Cards): string {
  const parts = move.split(' ')
  return tellers[parts[0] ?? '']?.(parts, names, task, cards) ?? move
}

/** What it is likely to bring, and how often to do it. */
export function prospectText({ points, chance }: SuggestedMove, game: string): string {
  const notes = []
  if (chance !== null) notes.push(t('hint-chance', { percent: Math.round(100 * chance) }))
  if (points !== null) notes.push(t(`hint-points-${game}`, { points: number(points) }))
  return notes.join(' · ')
}

function passText(cards: string[], names: Names, task: Task): string {
  if (task.kind !== 'pass') return ''
  return task.goals
    .map(({ goal, seat }, at) => {
      const where = t(`goal-${goal}`, { name: seat === null ? '' : names.of(seat) })
      return `${where} ${cardText(cards[at] ?? '')}`
    })
    .join(', ')
}

function castText(singers: number[], cards: Cards): string {
  if (cards.game !== 'turandot') return ''
  const faces = new Map(cards.singers.map((face) => [face.id, face]))
  return roles
    .map((role, at) => {
      const face = faces.get(singers[at] ?? 0)
      return face ? castName(role, face) : t(`role-${role}`)
    })
    .join('; ')
}
