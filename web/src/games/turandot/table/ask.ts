/** The current task of a person, and the seats that the table waits for, in a few words. */

import type { Names } from '../../../lib/names.svelte'
import { t } from '../../../lib/words.svelte'
import type { TurandotPosition } from '../../../protocol'
import type { Opera } from '../types'

export function question(task: Opera['task'] | null, position: TurandotPosition): string {
  if (!task) return ''
  const isOfDirectors = task.kind === 'give' && position.is_directors_round
  return isOfDirectors ? t('task-give-director') : t(`task-${task.kind}`)
}

export function turn({ outcome, to_act }: TurandotPosition, names: Names, isMine: boolean): string {
  if (outcome) return ''
  if (isMine) return t('your-turn')
  // In a tutorial one reads first, and is asked for nothing.
  const others = to_act.filter((seat) => names.who(seat) === 'other')
  return others.length ? t('waiting-for', { names: names.all(others) }) : ''
}
