/** Animates things from their place before the table changed. */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { duration } from '../../../lib/motion/calm'
import { beforePicture } from '../../../lib/motion/picture'

/** Names for `data-thing`. */
export const thing = {
  card: (card: string) => `card-${card}`,
  bottle: (bottle: number) => `bottle-${bottle}`,
  seat: (seat: number) => `seat-${seat}`,
}

interface Journey {
  /** The first of these things with a known place. */
  from: readonly string[]
  delay?: number
}

export class Places {
  /** Nothing is animated at the first display of a table, after a jump, or for a step back. */
  isStill = true
  readonly #rects = new Map<string, DOMRect>()
  #root: HTMLElement | null = null

  /** Call this before the table changes. */
  remember(root: HTMLElement): void {
    this.#root = root
    this.#rects.clear()
    for (const node of root.querySelectorAll<HTMLElement>('[data-thing]')) {
      const name = node.dataset['thing']
      if (name) this.#rects.set(name, node.getBoundingClientRect())
    }
  }

  /** Animates a new element from the place of another thing. */
  arrive(journey: () => Journey): Attachment {
    return (node) => {
      const { from, delay = 0 } = untrack(journey)
      const start = from.map((name) => this.#rects.get(name)).find((rect) => rect !== undefined)
      const length = duration(320)
      if (!start || this.isStill || !length) return
      beforePicture(() => {
        const { x, y, scale } = way(node.getBoundingClientRect(), start)
        const frames = [
          { translate: `${x}px ${y}px`, scale, opacity: 0.3 },
          { opacity: 1, offset: 0.5 },
          { translate: '0 0', scale: 1, opacity: 1 },
        ]
        const timing: KeyframeAnimationOptions = {
          duration: length,
          delay,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
          fill: 'backwards',
        }
        return () => node.animate(frames, timing)
      })
    }
  }

  /** Animates a removed element to the place of another thing, where it disappears. */
  leave(to: () => string | null): Attachment<HTMLElement> {
    return (node) => () => {
      const goal = this.#rects.get(untrack(to) ?? '')
      const start = this.#rects.get(node.dataset['thing'] ?? '')
      const length = duration(380)
      // If the whole table is removed, nothing is animated.
      if (!goal || !start || this.isStill || !length || !this.#root?.isConnected) return
      const { x, y, scale } = way(start, goal)
      const frames = { translate: ['0 0', `${x}px ${y}px`], scale: [1, scale], opacity: [1, 1, 0.3] }
      node.ariaHidden = 'true'
      node.style.cssText = `position: fixed; z-index: 4; left: ${start.x}px; top: ${start.y}px; width: ${start.width}px; pointer-events: none`
      document.body.append(node)
      const { finished } = node.animate(frames, { duration: length, easing: 'ease-in-out', fill: 'forwards' })
      void finished.finally(() => node.remove())
    }
  }
}

function way(here: DOMRect, other: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: other.x + other.width / 2 - here.x - here.width / 2,
    y: other.y + other.height / 2 - here.y - here.height / 2,
    scale: Math.min(1.5, Math.max(0.35, other.height / Math.max(1, here.height))),
  }
}
