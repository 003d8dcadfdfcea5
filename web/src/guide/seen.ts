/** Which lessons this browser has shown. */

import { SvelteSet } from 'svelte/reactivity'

const place = 'ridotto.guide'

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // Storage may be closed or damaged; then everything is new.
    return []
  }
}

export const seen = new SvelteSet<string>(remembered())

function keep(): void {
  try {
    localStorage.setItem(place, JSON.stringify([...seen]))
  } catch {
    // Then it lasts as long as the page.
  }
}

export function markSeen(id: string): void {
  seen.add(id)
  keep()
}

/** Explains everything again from the beginning. */
export function restartGuide(): void {
  seen.clear()
  keep()
}
