/** The search of Ridotto's bots, in the browser. */

import { Space } from '../twin'
import { halve } from './sequential-halving'
import { mix } from './regret-matching'
import type { Estimate, Luck, SearchRules, SearchTask } from './task'

/** The estimates of the legal actions, the best or most frequent first. */
export function search(rules: SearchRules, task: SearchTask, luck: Luck = chance): Estimate[] {
  const space = new Space(rules)
  const { mix_actions } = rules
  if (mix_actions && task.choices) return mix({ ...rules, mix_actions }, space, task, task.choices, luck)
  return halve(rules, space, task, luck)
}

/** Four numbers of thirty bits, as a bot draws them. */
function chance(): readonly number[] {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word >>> 2)
}
