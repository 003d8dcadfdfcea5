/** Keeping in sight what matters now. */

import { isCalm } from '../../../lib/motion'

/** Scrolls to where something begins, unless its beginning is in sight. */
export function bringIntoView(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect()
  if (top >= -40 && top < innerHeight * 0.6) return
  element.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' })
}
