/** Converts messages to moments of a playback. */

import type { Frame, PositionInfo } from '../../protocol'
import type { Moment } from './playback.svelte'

export function momentOf({ position, task, decision, may_take_back, danger = null }: PositionInfo): Moment {
  return { position, task, decision, mayTakeBack: may_take_back, danger, line: null }
}

/** In a replay there are no tasks. */
export function momentOfFrame({ position, line }: Frame): Moment {
  return { position, task: null, decision: null, mayTakeBack: false, danger: null, line }
}
