/** The explanations in a first game, and their conditions. */

import type { Lesson } from '../../play/kit'
import type { Opera } from './types'

type Seated = Opera['position'] & { seat: number }
type Task = Opera['task'] | null

function lesson(id: string, when: (position: Seated, task: Task) => boolean): Lesson<Opera> {
  return { id: `tur-${id}`, when: (position, task) => isSeated(position) && when(position, task) }
}

function isSeated(position: Opera['position']): position is Seated {
  return position.seat !== null
}

const bids = (task: Task) => task?.kind === 'bid'

/** Whether hiring continues: its results are no longer news when the opera is cast. */
const isHiring = ({ phase }: Seated) => phase !== 'cast' && phase !== 'over'

/** Whether this seat needs a card that another Maestro chooses, or got one in the previous round. */
function wasGivenStandIn(position: Seated): boolean {
  const { seat, maestro, players, past } = position
  const isWaiting = maestro !== seat && players[seat]?.needs_stand_in === true
  const last = past.at(-1)
  const wasGiven =
    last?.maestro !== seat && last?.hires.some((hire) => hire.seat === seat && hire.got !== 'hired') === true
  return isHiring(position) && (isWaiting || wasGiven)
}

export const lessons: readonly Lesson<Opera>[] = [
  lesson('end', ({ phase }) => phase === 'over'),
  lesson('give', (_, task) => task?.kind === 'give'),
  lesson('name', (_, task) => task?.kind === 'name'),
  lesson('dismiss', (_, task) => task?.kind === 'dismiss'),
  lesson('cast', (_, task) => task?.kind === 'cast'),
  lesson('directors', ({ is_directors_round }, task) => bids(task) && is_directors_round),
  lesson('bid', ({ is_directors_round }, task) => bids(task) && !is_directors_round),
  lesson('maestro', ({ seat, maestro }, task) => bids(task) && seat === maestro),
  lesson(
    'reveal',
    (position) =>
      isHiring(position) &&
      (position.past.length > 0 || position.phase === 'give' || position.phase === 'name'),
  ),
  lesson('stand-in', wasGivenStandIn),
  lesson('table', (position) => isHiring(position) && position.has_dummy && position.past.length > 0),
  lesson('bluff', ({ round }, task) => bids(task) && round >= 1),
  lesson('crew', ({ round, crew }, task) => bids(task) && round >= 2 && crew > 0),
]
