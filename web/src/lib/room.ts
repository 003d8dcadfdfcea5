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

/** Maintains these classes, for steps in rem, and the inner size as `--room` and `--room-height`, on an element
 *  without padding. Its content must not determine its size; a size around it is in rem, so that the classes also
 *  change with the print size. */
export function measured(widths: Steps, heights: Steps = []): Attachment<HTMLElement> {
  return (part) => {
    let shown: string[] = []

    function show() {
      const { clientWidth: width, clientHeight: height } = part
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      part.classList.remove(...shown)
      shown = [...widthClasses(width, rem, widths), ...heightClasses(height, rem, heights)]
      part.classList.add(...shown)
      part.style.setProperty('--room', `${width}px`)
      part.style.setProperty('--room-height', `${height}px`)
    }

    // At once, so that other measurements inside find the final layout.
    show()
    const watch = new ResizeObserver(show)
    watch.observe(part)
    return () => watch.disconnect()
  }
}
