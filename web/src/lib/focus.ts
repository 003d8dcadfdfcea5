/** Restores the focus when the focused element disappears. */

import type { Attachment } from 'svelte/attachments'
import { beforePicture } from './motion/picture'

/** Runs before the next frame: focusing an element during a change would force a layout at once. */
export function focusSoon(find: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  beforePicture(() => {
    find()?.focus(options)
    return undefined
  })
}

/**
 * For an element that can take the focus itself (`tabindex="-1"`). If a button inside it disappears, is disabled or
 * moves, it loses the focus, and the keyboard would start at the top of the page. A click elsewhere is respected. If
 * such elements are nested, the inner one takes the focus.
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
    // Another element may have taken the focus by then.
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
