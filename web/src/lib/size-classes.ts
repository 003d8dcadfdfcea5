/** Sets classes on a part of the page according to its size.
 *
 *  They replace container queries and are measured once for each size: with container queries, Chromium recalculates
 *  the styles of the whole table in every layout. */

import type { Attachment } from 'svelte/attachments'

type Steps = readonly number[]

/** For each step, `from-44` if the width is at least 44 rem, otherwise `under-44`. */
export function widthClasses(width: number, rem: number, steps: Steps): string[] {
  return steps.map((step) => `${width < step * rem ? 'under' : 'from'}-${step}`)
}

/** The same for heights: `tall-24` or `low-24`. */
export function heightClasses(height: number, rem: number, steps: Steps): string[] {
  return steps.map((step) => `${height < step * rem ? 'low' : 'tall'}-${step}`)
}

/** Maintains these classes, for steps in rem, on an element without padding, and its inner size as `--room` and, if there
 *  are steps for its height, `--room-height`. Its content must not determine its size; a size around it is in rem, so
 *  that the classes also change with the print size.
 *
 *  It writes only what has changed: a class or property, even if set to what it was, makes the browser recalculate the
 *  styles of everything inside. */
export function measured(widths: Steps, heights: Steps = []): Attachment<HTMLElement> {
  return (part) => {
    let shown: string[] = []

    function show() {
      const { clientWidth: width, clientHeight: height } = part
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      const classes = [...widthClasses(width, rem, widths), ...heightClasses(height, rem, heights)]
      if (classes.join() !== shown.join()) {
        part.classList.remove(...shown)
        part.classList.add(...classes)
        shown = classes
      }
      write('--room', width)
      if (heights.length) write('--room-height', height)
    }

    function write(name: string, size: number) {
      const value = `${size}px`
      if (part.style.getPropertyValue(name) !== value) part.style.setProperty(name, value)
    }

    // At once, so that other measurements inside find the final layout.
    show()
    const watch = new ResizeObserver(show)
    watch.observe(part)
    return () => watch.disconnect()
  }
}
