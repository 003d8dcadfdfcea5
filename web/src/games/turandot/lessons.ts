/** What a first game explains, and when. */

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

/** Whether this seat needed a card of another Maestro's choice, in this round or one before. */
function wasGivenStandIn({ seat, maestro, players, past }: Seated): boolean {
  const isWaiting = maestro !== seat && players[seat]?.needs_stand_in === true
  return (
    isWaiting ||
    past.some(
      (round) =>
        round.maestro !== seat && round.hires.some((hire) => hire.seat === seat && hire.got !== 'hired'),
    )
  )
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
  lesson('reveal', ({ phase, past }) => past.length > 0 || phase === 'give' || phase === 'name'),
  lesson('stand-in', wasGivenStandIn),
  lesson('table', ({ has_dummy, past }) => has_dummy && past.length > 0),
  lesson('bluff', ({ round }, task) => bids(task) && round >= 1),
  lesson('crew', ({ round, crew }, task) => bids(task) && round >= 2 && crew > 0),
]
