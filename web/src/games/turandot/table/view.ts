/** Keeping in sight what matters now. */

import { isCalm } from '../../../lib/motion'

/** Scrolls to where something begins, unless its beginning is in sight: with the next picture, when all has its place. */
export function bringIntoView(element: HTMLElement): void {
  requestAnimationFrame(() => scrollTo(element))
}

function scrollTo(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect()
  if (top >= -40 && top < innerHeight * 0.6) return
  element.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' })
}
