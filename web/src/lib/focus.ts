/** Keeps the keyboard where it was when what it was on goes away. */

import type { Attachment } from 'svelte/attachments'
import { beforePicture } from './motion/picture'

/** Before the next picture: to focus something in the middle of a change would have the page laid out there and then. */
export function focusSoon(find: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  beforePicture(() => {
    find()?.focus(options)
    return undefined
  })
}

/**
 * For a place that can take the focus itself (`tabindex="-1"`). A button in it that vanishes, is disabled or moves
 * loses the focus, and the keyboard would begin at the top of the page. Whoever clicks elsewhere is left alone. Of
 * places in each other the inner one holds it.
 */
export const holdFocus: Attachment<HTMLElement> = (place) => {
  let last: EventTarget | null = null

  function focused(event: FocusEvent) {
    last = event.target
  }

  function pointed() {
    last = null
  }

  const watch = new MutationObserver(() => {
    const { activeElement } = document
    if (!(last instanceof HTMLElement) || !document.hasFocus()) return
    const canStay = last.isConnected && !last.matches(':disabled')
    const isThere = activeElement === last
    const isLost = isThere ? !canStay : activeElement?.contains(place)
    if (!isLost) return
    const goal = canStay ? last : place
    // Somebody may have found a better place by then.
    focusSoon(() => (activeElement === document.activeElement ? goal : null), { preventScroll: true })
  })

  place.addEventListener('focusin', focused)
  document.addEventListener('pointerdown', pointed, { capture: true })
  watch.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    place.removeEventListener('focusin', focused)
    document.removeEventListener('pointerdown', pointed, { capture: true })
    watch.disconnect()
  }
}
