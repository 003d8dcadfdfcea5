/** The explanations in a first game, and their conditions. */

import type { Lesson } from '../../play/kit'
import { hasTeams } from './seats/seating'
import type { Imp } from './types'

type Seated = Imp['position'] & { seat: number }
type Task = Imp['task'] | null

function lesson(id: string, when: (position: Seated, task: Task) => boolean): Lesson<Imp> {
  return { id: `imp-${id}`, when: (position, task) => isSeated(position) && when(position, task) }
}

function isSeated(position: Imp['position']): position is Seated {
  return position.seat !== null
}

const leads = (position: Seated, task: Task) => task?.kind === 'play' && position.trick.length === 0
const follows = (position: Seated, task: Task) => task?.kind === 'play' && position.trick.length > 0

/** Whether the led colour makes some cards of the hand unplayable. */
function isBound({ hand, is_eye }: Seated, task: Task): boolean {
  return !is_eye && task?.kind === 'play' && task.cards.length < hand.length
}

/** Whether the current trick would sell the bottle. */
function isSelling({ winning, bottles, for_sale }: Seated): boolean {
  const price = bottles[for_sale]?.price
  return winning !== null && price !== undefined && Number(winning) < Number(price)
}

const givesToMystery = (task: Task) =>
  task?.kind === 'pass' && task.goals.some(({ goal }) => goal === 'mystery')

export const lessons: readonly Lesson<Imp>[] = [
  lesson('end', ({ past, phase }) => past.length > 0 && phase !== 'play'),
  lesson('pass', ({ is_eye }, task) => !is_eye && givesToMystery(task)),
  lesson('pass-dealer', ({ is_eye }, task) => !is_eye && task?.kind === 'pass' && !givesToMystery(task)),
  lesson('pass-eye', ({ is_eye }, task) => is_eye && task?.kind === 'pass'),
  lesson('teams', ({ parties }, task) => hasTeams(parties) && task?.kind === 'pass'),
  lesson('two-bottles', ({ bottles }, task) => bottles.length > 1 && task?.kind === 'pass'),
  lesson('eye', ({ is_eye }, task) => is_eye && task?.kind === 'play'),
  lesson(
    'owner',
    ({ seat, bottles }, task) => task?.kind === 'play' && bottles.some(({ owner }) => owner === seat),
  ),
  lesson('below', (position, task) => follows(position, task) && isSelling(position)),
  lesson('lead', leads),
  lesson('follow', (position, task) => follows(position, task) && isBound(position, task)),
  lesson('free', (position, task) => follows(position, task) && !position.is_eye && !isBound(position, task)),
]
