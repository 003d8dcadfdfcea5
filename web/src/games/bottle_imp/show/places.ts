/** Things travel from where they lay before the table changed. */

import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { duration } from '../../../lib/motion'

/** Names for `data-thing`. */
export const thing = {
  card: (card: string) => `card-${card}`,
  bottle: (bottle: number) => `bottle-${bottle}`,
  seat: (seat: number) => `seat-${seat}`,
}

interface Journey {
  /** The first of these things that is known. */
  from: readonly string[]
  delay?: number
}

export class Places {
  /** Nothing moves: the first sight of a table, a jump, a step back. */
  isStill = true
  readonly #rects = new Map<string, DOMRect>()
  #root: HTMLElement | null = null
  /** Where everything lies while one change of the table is shown. */
  #now: Map<Element, DOMRect> | null = null

  /** To be called before the table changes. */
  remember(root: HTMLElement): void {
    this.#root = root
    this.#rects.clear()
    for (const node of root.querySelectorAll<HTMLElement>('[data-thing]')) {
      const name = node.dataset['thing']
      if (name) this.#rects.set(name, node.getBoundingClientRect())
    }
  }

  /** A Svelte transition: the node comes from where a thing lay. */
  arrive = (node: Element, { from, delay = 0 }: Journey): TransitionConfig => {
    const start = from.map((name) => this.#rects.get(name)).find((rect) => rect !== undefined)
    if (!start || this.isStill) return { duration: 0 }
    return {
      ...travel(this.#here(node), start),
      delay: duration(delay),
      duration: duration(320),
      easing: cubicOut,
    }
  }

  /** A Svelte transition: the node goes to where a thing lies and vanishes there. */
  leave = (node: Element, { to }: { to: string | null }): TransitionConfig => {
    const goal = to === null ? undefined : this.#rects.get(to)
    if (!goal || this.isStill) return { duration: 0 }
    return { ...travel(this.#here(node), goal), duration: duration(380), easing: cubicInOut }
  }

  /** All things are measured at once: to measure one after another has begun to move costs a layout each time. */
  #here(node: Element): DOMRect {
    if (this.#now === null) {
      const things = this.#root?.querySelectorAll('[data-thing]') ?? []
      this.#now = new Map(Array.from(things, (each) => [each, each.getBoundingClientRect()]))
      queueMicrotask(() => (this.#now = null))
    }
    return this.#now.get(node) ?? node.getBoundingClientRect()
  }
}

function travel(here: DOMRect, other: DOMRect): Pick<TransitionConfig, 'css'> {
  const x = other.x + other.width / 2 - here.x - here.width / 2
  const y = other.y + other.height / 2 - here.y - here.height / 2
  const scale = Math.min(1.5, Math.max(0.35, other.height / Math.max(1, here.height)))
  return {
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * scale}); opacity: ${Math.min(1, 0.3 + t)}`,
  }
}
