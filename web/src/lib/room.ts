/** How much room a part of the page has, as classes of it.
 *
 *  What container queries would tell, but measured once for each size: with them Chromium looks at the styles of the
 *  whole table again in every layout. */

import type { Attachment } from 'svelte/attachments'

type Steps = readonly number[]

/** `from-44` where it is 44 rem wide or wider, else `under-44`: for each step one of them. */
export function widthClasses(width: number, rem: number, steps: Steps): string[] {
  return steps.map((step) => `${width < step * rem ? 'under' : 'from'}-${step}`)
}

/** The same for heights: `tall-24` or `low-24`. */
export function heightClasses(height: number, rem: number, steps: Steps): string[] {
  return steps.map((step) => `${height < step * rem ? 'low' : 'tall'}-${step}`)
}

/** Keeps these classes, for steps in rem, and the measures inside as `--room` and `--room-height`, of a part without
 *  padding. What stands inside must not decide about them; something around it is in rem, so that they change with the
 *  print, too. */
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

    // At once, so that whoever measures something inside finds it in its place.
    show()
    const watch = new ResizeObserver(show)
    watch.observe(part)
    return () => watch.disconnect()
  }
}
