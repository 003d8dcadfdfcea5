/** The pace of the display. The server pauses between events at the same pace; see `prefer`. */

import { isCalm } from '../lib/motion/calm'
import { settings } from '../lib/settings.svelte'
import type { Pace } from '../protocol'

export type { Pace } from '../protocol'

/** The slowest first. */
export const paces = ['slow', 'normal', 'quick', 'instant'] as const satisfies readonly Pace[]

/** Without animations there is less to follow. */
const calm = 0.6

/** How long a step is shown before the next one. */
export function wait(ms: number): number {
  return isCalm() ? ms * calm : ms
}

/** The pace at a table: the player's choice, or the table's setting. Bots may be instant, but people must see their
 *  moves. */
export function shownPace(made: Pace): Pace {
  return settings.pace ?? (made === 'instant' ? 'quick' : made)
}

/** The next pace in a cycle, faster or slower. */
export function nextPace(pace: Pace, by: 1 | -1): Pace {
  return paces.at((paces.indexOf(pace) + by) % paces.length) ?? pace
}
