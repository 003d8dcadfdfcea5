/** Keeps the relevant part of the page visible. */

import { isCalm } from '../../../lib/motion/calm'
import { beforePicture } from '../../../lib/motion/picture'

/** Scrolls to the start of an element unless it is visible. Runs before the next frame, when the layout is complete. */
export function bringIntoView(element: HTMLElement): void {
  beforePicture(() => {
    const { top } = element.getBoundingClientRect()
    if (top >= -40 && top < innerHeight * 0.6) return undefined
    return () => element.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' })
  })
}
