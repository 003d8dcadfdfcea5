/** How much room a part of the page has, as classes of it.
 *
 *  What container queries would tell, but measured once for each size: with them Chromium looks at the styles of the
 *  whole table again in every layout. */

import type { Attachment } from 'svelte/attachments'

/** In rem. */
interface Steps {
  widths?: readonly number[]
  heights?: readonly number[]
}

interface Size {
  width: number
  height: number
}

const sides = ['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'] as const
const ends = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const

/** `from-44` where it is 44 rem wide or wider, else `under-44`; `tall-24` where it is 24 rem high or higher, else
 *  `low-24`: for each step one of them. */
export function roomClasses(size: Size, rem: number, { widths = [], heights = [] }: Steps): string[] {
  return [
    ...widths.map((step) => `${size.width < step * rem ? 'under' : 'from'}-${nameOf(step)}`),
    ...heights.map((step) => `${size.height < step * rem ? 'low' : 'tall'}-${nameOf(step)}`),
  ]
}

function nameOf(step: number): string {
  return `${step}`.replace('.', '-')
}

/** Keeps these classes, and the measures inside as `--room` and `--room-height`. What stands inside must not decide
 *  about them; border or padding, here or around it, is in rem, so that they change with the print, too. */
export function measured(steps: Steps): Attachment<HTMLElement> {
  return (part) => {
    let shown: string[] = []

    function show({ width, height }: Size) {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      part.classList.remove(...shown)
      shown = roomClasses({ width, height }, rem, steps)
      part.classList.add(...shown)
      part.style.setProperty('--room', `${width}px`)
      if (steps.heights) part.style.setProperty('--room-height', `${height}px`)
    }

    // At once, so that whoever measures something inside finds it in its place.
    show(sizeInside(part))
    const watch = new ResizeObserver(([entry]) => {
      if (entry) show(entry.contentRect)
    })
    watch.observe(part)
    return () => watch.disconnect()
  }
}

function sizeInside(part: HTMLElement): Size {
  const style = getComputedStyle(part)
  return {
    width: part.offsetWidth - sum(sides.map((side) => style[side])),
    height: part.offsetHeight - sum(ends.map((end) => style[end])),
  }
}

function sum(lengths: readonly string[]): number {
  return lengths.reduce((all, length) => all + parseFloat(length), 0)
}
