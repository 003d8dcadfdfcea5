/** Which lesson of a first game is shown. */

import type { GameTypes } from '../play/game-types'
import type { Lesson } from '../play/kit'

/**
 * The present one as long as it fits, then the first that has not been seen. What explains a decision comes before what
 * explains something that has happened: whoever is asked must not be told of something else.
 */
export function lessonFor<G extends GameTypes>(
  lessons: readonly Lesson<G>[],
  { position, task }: { position: G['position']; task: G['task'] | null },
  seen: ReadonlySet<string>,
  present: Lesson<G> | null,
): Lesson<G> | null {
  const fitting = lessons.filter(({ id, when }) => !seen.has(id) && when(position, task))
  const aboutTask = task === null ? [] : fitting.filter(({ when }) => !when(position, null))
  const choice = aboutTask.length > 0 ? aboutTask : fitting
  return present && choice.includes(present) ? present : (choice[0] ?? null)
}
