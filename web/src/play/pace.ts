/** How fast things are shown. The server rests between events at the same pace; see `prefer`. */

import { isCalm } from '../lib/motion/calm'
import { settings } from '../lib/settings.svelte'
import type { Pace } from '../protocol'

export type { Pace } from '../protocol'

/** The slowest first. */
export const paces = ['slow', 'normal', 'quick', 'instant'] as const satisfies readonly Pace[]

/** Where nothing moves there is less to follow. */
const calm = 0.6

/** How long something is shown before it goes on. */
export function wait(ms: number): number {
  return isCalm() ? ms * calm : ms
}

/** What is shown at a table: as somebody chose, else as it was made. Bots may be instant, but what they do has to be seen. */
export function shownPace(made: Pace): Pace {
  return settings.pace ?? (made === 'instant' ? 'quick' : made)
}

/** The next pace in a circle, faster or slower. */
export function nextPace(pace: Pace, by: 1 | -1): Pace {
  return paces.at((paces.indexOf(pace) + by) % paces.length) ?? pace
}
