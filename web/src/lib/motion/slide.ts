/** Neighbours slide to their new places when a list changes.
 *
 *  As Svelte's `flip`, but all of them are measured at once, and where they were is known from the time before. */

import { duration } from './calm'
import { beforePicture } from './picture'

type Places = ReadonlyMap<Element, { x: number; y: number }>

const length_ms = 180

export class Slides {
  #width = 0
  #places: Places = new Map()

  /** To be called after each change of the list: what has another place than before goes there from where it was. */
  follow(list: Element): void {
    beforePicture(() => {
      const { left, top, width } = list.getBoundingClientRect()
      const isSameRoom = width === this.#width
      const before = this.#places
      // Within the list: it may have been scrolled since.
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
