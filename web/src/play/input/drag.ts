/** Drags an element by mouse, pen or finger onto an element with `data-drop`. */

import type { Attachment } from 'svelte/attachments'

const threshold_px = 8

interface Drag {
  isEnabled?: () => boolean
  /** Elements that block a drop: a card that is dropped on the other cards of a hand stays there. */
  stays?: string
  /** Receives the `data-drop` of the drop target. */
  drop: (place: string) => void
}

export function draggable({ isEnabled = () => true, stays, drop }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: { id: number; x: number; y: number } | null = null
    let isDragged = false

    function down(event: PointerEvent) {
      if (event.button !== 0 || !isEnabled()) return
      start = { id: event.pointerId, x: event.clientX, y: event.clientY }
      node.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent) {
      if (start?.id !== event.pointerId) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!isDragged && Math.hypot(x, y) > threshold_px) {
        isDragged = true
        node.dataset['dragged'] = ''
      }
      if (!isDragged) return
      node.style.translate = `${x}px ${y}px`
      light(placeAt(event, node, stays))
    }

    function up(event: PointerEvent) {
      if (start?.id !== event.pointerId) return
      const place = isDragged ? placeAt(event, node, stays) : null
      if (isDragged) swallowClick()
      end()
      if (place?.dataset['drop'] !== undefined && event.type === 'pointerup') drop(place.dataset['drop'])
    }

    function end() {
      start = null
      isDragged = false
      delete node.dataset['dragged']
      node.style.translate = ''
      light(null)
    }

    const listening = new AbortController()
    const { signal } = listening
    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', up, { signal })
    node.addEventListener('pointercancel', up, { signal })
    node.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => {
      listening.abort()
      end()
    }
  }
}

function placeAt(event: PointerEvent, dragged: HTMLElement, stays?: string): HTMLElement | null {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((element) => !dragged.contains(element) && !element.contains(dragged))
  if (stays !== undefined && under.some((element) => element.closest(stays))) return null
  const places = under.map((element) => element.closest<HTMLElement>('[data-drop]'))
  return places.find((place) => place !== null) ?? null
}

function light(place: HTMLElement | null): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-lit]'))
    if (other !== place) delete other.dataset['lit']
  if (place) place.dataset['lit'] = ''
}

/** The end of a drag is not a click on the element below. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
