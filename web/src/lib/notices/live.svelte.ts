/** Announcements for screen readers, in addition to the page's content. */

import { untrack } from 'svelte'

interface Said {
  id: number
  text: string
}

const kept_ms = 8000

let last = 0
export const said = $state<Said[]>([])

/** Announces a text after the screen reader has finished the current one. */
export function announce(text: string): void {
  if (!text) return
  last += 1
  const id = last
  // Effects can announce without depending on the announced text.
  untrack(() => said.push({ id, text }))
  setTimeout(() => {
    const at = said.findIndex((message) => message.id === id)
    if (at >= 0) said.splice(at, 1)
  }, kept_ms)
}
