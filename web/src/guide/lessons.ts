/** Which lesson of a first game is shown. */

import type { GameTypes } from '../play/game-types'
import type { Lesson } from '../play/kit'

/** The present one as long as it fits, then the first that has not been seen. */
export function lessonFor<G extends GameTypes>(
  lessons: readonly Lesson<G>[],
  { position, task }: { position: G['position']; task: G['task'] | null },
  seen: ReadonlySet<string>,
  present: Lesson<G> | null,
): Lesson<G> | null {
  const fits = (lesson: Lesson<G>) => !seen.has(lesson.id) && lesson.when(position, task)
  return present && fits(present) ? present : (lessons.find(fits) ?? null)
}
