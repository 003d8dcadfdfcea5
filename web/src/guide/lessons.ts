/** What a first game explains, and when: decided from what a seat sees and is asked for, and nothing else. */

import type { Position, Task } from '../lib/table-props'
import type { BottleImpPosition, TurandotPosition } from '../protocol'

export interface Lesson {
  /** Names its texts: `guide-ID-title`, `-text`, `-tip`. */
  id: string
  /** Whether it helps now. Lessons about something that has happened stay true from then on. */
  when: (position: Position, task: Task | null) => boolean
}

type Imp = BottleImpPosition & { seat: number }
type Opera = TurandotPosition & { seat: number }

function imp(id: string, when: (position: Imp, task: Task | null) => boolean): Lesson {
  return {
    id: `imp-${id}`,
    when: (position, task) => position.game === 'bottle_imp' && isSeated(position) && when(position, task),
  }
}

function opera(id: string, when: (position: Opera, task: Task | null) => boolean): Lesson {
  return {
    id: `tur-${id}`,
    when: (position, task) => position.game === 'turandot' && isSeated(position) && when(position, task),
  }
}

function isSeated<P extends Position>(position: P): position is P & { seat: number } {
  return position.seat !== null
}

// The Bottle Imp

const isFirstOf = (position: Imp, task: Task | null) => task?.kind === 'play' && position.trick.length === 0
const follows = (position: Imp, task: Task | null) => task?.kind === 'play' && position.trick.length > 0

/** Whether the colour led bars some of the hand. */
function isBound({ hand, is_eye }: Imp, task: Task | null): boolean {
  return !is_eye && task?.kind === 'play' && task.cards.length < hand.length
}

/** Whether the trick would sell the bottle as it lies. */
function isSelling({ winning, bottles, for_sale }: Imp): boolean {
  const price = bottles[for_sale]?.price
  return winning !== null && price !== undefined && Number(winning) < Number(price)
}

const hasTeams = ({ parties }: Imp) => new Set(parties).size < parties.length
const givesToMystery = (task: Task | null) =>
  task?.kind === 'pass' && task.goals.some(({ goal }) => goal === 'mystery')

// Turandot

const bids = (task: Task | null) => task?.kind === 'bid'

/** Whether this seat needed a card of another Maestro's choice, in this round or one before. */
function wasGivenStandIn({ seat, maestro, players, past }: Opera): boolean {
  const isWaiting = maestro !== seat && players[seat]?.needs_stand_in === true
  return (
    isWaiting ||
    past.some(
      (round) =>
        round.maestro !== seat && round.hires.some((hire) => hire.seat === seat && hire.got !== 'hired'),
    )
  )
}

/** In the order in which they are offered where several fit. */
export const lessons: readonly Lesson[] = [
  imp('end', ({ past }) => past.length > 0),
  imp('pass', ({ is_eye }, task) => !is_eye && givesToMystery(task)),
  imp('pass-dealer', ({ is_eye }, task) => !is_eye && task?.kind === 'pass' && !givesToMystery(task)),
  imp('pass-eye', ({ is_eye }, task) => is_eye && task?.kind === 'pass'),
  imp('teams', (position, task) => hasTeams(position) && task?.kind === 'pass'),
  imp('two-bottles', ({ bottles }, task) => bottles.length > 1 && task?.kind === 'pass'),
  imp('eye', ({ is_eye }, task) => is_eye && task?.kind === 'play'),
  imp(
    'owner',
    ({ seat, bottles }, task) => task?.kind === 'play' && bottles.some(({ owner }) => owner === seat),
  ),
  imp('below', (position, task) => follows(position, task) && isSelling(position)),
  imp('lead', isFirstOf),
  imp('follow', (position, task) => follows(position, task) && isBound(position, task)),
  imp('free', (position, task) => follows(position, task) && !position.is_eye && !isBound(position, task)),

  opera('end', ({ phase }) => phase === 'over'),
  opera('give', (_, task) => task?.kind === 'give'),
  opera('name', (_, task) => task?.kind === 'name'),
  opera('dismiss', (_, task) => task?.kind === 'dismiss'),
  opera('cast', (_, task) => task?.kind === 'cast'),
  opera('directors', ({ is_directors_round }, task) => bids(task) && is_directors_round),
  opera('bid', ({ is_directors_round }, task) => bids(task) && !is_directors_round),
  opera('maestro', ({ seat, maestro }, task) => bids(task) && seat === maestro),
  opera('reveal', ({ phase, past }) => past.length > 0 || phase === 'give' || phase === 'name'),
  opera('stand-in', wasGivenStandIn),
  opera('table', ({ has_dummy, past }) => has_dummy && past.length > 0),
  opera('bluff', ({ round }, task) => bids(task) && round >= 1),
  opera('crew', ({ round, crew }, task) => bids(task) && round >= 2 && crew > 0),
]

/** The lesson to show: the present one as long as it fits, then the first that has not been seen. */
export function lessonFor(
  position: Position,
  task: Task | null,
  seen: ReadonlySet<string>,
  present: Lesson | null,
): Lesson | null {
  const fits = (lesson: Lesson) => !seen.has(lesson.id) && lesson.when(position, task)
  return present && fits(present) ? present : (lessons.find(fits) ?? null)
}
