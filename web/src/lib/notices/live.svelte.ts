/** What a screen reader is told, besides what it finds on the page. */

import { untrack } from 'svelte'

interface Said {
  id: number
  text: string
}

const kept_ms = 8000

let last = 0
export const said = $state<Said[]>([])

/** Reads a text aloud when the reader has finished what it is at. */
export function announce(text: string): void {
  if (!text) return
  last += 1
  const id = last
  // Effects may announce without listening to what is said.
  untrack(() => said.push({ id, text }))
  setTimeout(() => {
    const at = said.findIndex((message) => message.id === id)
    if (at >= 0) said.splice(at, 1)
  }, kept_ms)
}
