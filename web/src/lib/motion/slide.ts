/** Moves items smoothly to their new places when a list changes.
 *
 *  Like Svelte's `flip`, but it measures all items at once, and knows their old places from the previous time. */

import { duration } from './calm'
import { beforePicture } from './picture'

type Places = ReadonlyMap<Element, { x: number; y: number }>

const length_ms = 180

export class Slides {
  #width = 0
  #places: Places = new Map()

  /** Call this after each change of the list: every item with a new place moves there from its old one. */
  follow(list: Element): void {
    beforePicture(() => {
      const { left, top, width } = list.getBoundingClientRect()
      const isSameRoom = width === this.#width
      const before = this.#places
      // Relative to the list, which may have been scrolled since.
      const now = new Map(
        Array.from(list.children, (child) => {
          const { x, y, width, height } = child.getBoundingClientRect()
          return [child, { x: x + width / 2 - left, y: y + height / 2 - top }]
        }),
      )
      this.#places = now
      this.#width = width
      return isSameRoom && duration(length_ms) ? () => slide(before, now) : undefined
    })
  }
}

function slide(before: Places, now: Places): void {
  for (const [child, { x, y }] of now) {
    const then = before.get(child)
    if (!then || Math.abs(then.x - x) + Math.abs(then.y - y) < 1) continue
    const from = { transform: `translate(${then.x - x}px, ${then.y - y}px)` }
    child.animate([from, { transform: 'none' }], { duration: length_ms, easing: 'ease-out' })
  }
}
