/** Selects the lesson of a first game to show. */

import type { GameTypes } from '../play/game-types'
import type { Lesson } from '../play/kit'

/**
 * The current lesson as long as it fits, then the first one that has not been seen. Explanations of a decision come
 * before explanations of past events: a player with a task must not be distracted from it.
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
