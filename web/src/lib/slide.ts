/** Neighbours slide to their new places when a list changes.
 *
 *  As Svelte's `flip`, but all of them are measured before the first one moves: to measure each after another has
 *  begun to move costs a layout each time, a tenth of a second for a hand of cards on a telephone. */

import { duration } from './motion'

type Places = ReadonlyMap<Element, DOMRect>

const length_ms = 180

export function placesIn(list: Element): Places {
  return new Map(Array.from(list.children, (child) => [child, child.getBoundingClientRect()]))
}

/** Lets what has another place than before go there from where it was. */
export function slideFrom(before: Places, list: Element): void {
  if (!duration(length_ms)) return
  for (const [child, now] of placesIn(list)) {
    const then = before.get(child)
    if (!then) continue
    const x = then.x + then.width / 2 - now.x - now.width / 2
    const y = then.y + then.height / 2 - now.y - now.height / 2
    if (Math.abs(x) + Math.abs(y) < 1) continue
    const from = { transform: `translate(${x}px, ${y}px)` }
    child.animate([from, { transform: 'none' }], { duration: length_ms, easing: 'ease-out' })
  }
}
