/** Keeping in sight what matters now. */

import { isCalm } from '../../../lib/motion/calm'
import { beforePicture } from '../../../lib/motion/picture'

/** Scrolls to where something begins, unless its beginning is in sight: with the next picture, when all has its place. */
export function bringIntoView(element: HTMLElement): void {
  beforePicture(() => {
    const { top } = element.getBoundingClientRect()
    if (top >= -40 && top < innerHeight * 0.6) return undefined
    return () => element.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' })
  })
}
