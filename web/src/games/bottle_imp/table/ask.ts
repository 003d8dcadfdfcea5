/** The current task of a person, in one sentence. */

import type { Names } from '../../../lib/names.svelte'
import { by } from '../../../play/lines'
import { outcomeText } from '../../../play/outcome'
import { t } from '../../../lib/words.svelte'
import type { BottleImpPosition, PlayTask } from '../../../protocol'
import type { Choosing } from '../hand/choosing.svelte'
import type { PassChoice } from '../hand/pass.svelte'
import type { Faces } from '../show/faces'
import { goalName } from '../show/story'

interface Asked {
  position: BottleImpPosition
  task: PlayTask | null
  choice: PassChoice | null
  names: Names
}

interface Table {
  position: BottleImpPosition
  stage: { readonly isTrickLying: boolean; readonly isTurningOver: boolean }
  choosing: Pick<Choosing, 'ahead' | 'toPlay' | 'pass'>
  names: Names
  faces: Faces
}

/** The text above the hand, independent of the position on display. */
export function asks({ position, stage, choosing, names, faces }: Table): string {
  const { ahead, toPlay, pass } = choosing
  if (ahead.card !== null) return t('imp-ahead', { card: faces.plain(ahead.card) })
  if (stage.isTrickLying) return trickTaken(position, names)
  return stage.isTurningOver ? '' : question({ position, task: toPlay, choice: pass, names })
}

export function question({ position, task, choice, names }: Asked): string {
  if (choice) return passQuestion(choice, names)
  if (task) return playQuestion(position, task)
  if (position.phase === 'over') return outcomeText(position.outcome, names)
  // In a tutorial one reads first, and is asked for nothing.
  const others = position.to_act.filter((seat) => names.who(seat) === 'other')
  if (others.length === 0) return ''
  const waiting = t('imp-waiting-for', { names: names.all(others) })
  const isSealed = position.phase === 'pass' && position.seat !== null && position.sealed[position.seat]
  return isSealed && names.who(position.seat ?? 0) === 'you' ? `${t('imp-sealed')} ${waiting}` : waiting
}

/** The winner of the trick on the table. */
export function trickTaken(position: BottleImpPosition, names: Names): string {
  const winner = position.tricks.at(-1)?.winner
  return winner === undefined ? '' : t('imp-takes-trick', by(names, winner))
}

function passQuestion(choice: PassChoice, names: Names): string {
  const goal = choice.next === null ? undefined : choice.task.goals[choice.next]
  return goal ? t('imp-ask-pass', { goal: goalName(names, goal) }) : t('imp-ask-pass-confirm')
}

function playQuestion(position: BottleImpPosition, task: PlayTask): string {
  if (position.led === null) return t('imp-ask-lead')
  const colour = t(`colour-${position.led}`)
  return task.must_follow === null ? t('imp-ask-free', { colour }) : t('imp-ask-follow', { colour })
}
