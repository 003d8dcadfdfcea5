/** The lessons that this browser has shown. */

const place = 'ridotto.guide'

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // Storage may be blocked or damaged; then all lessons are new.
    return []
  }
}

let shown: ReadonlySet<string> = $state.raw(new Set(remembered()))

/** Reactive. */
export function seen(): ReadonlySet<string> {
  return shown
}

function keep(ids: readonly string[]): void {
  shown = new Set(ids)
  try {
    localStorage.setItem(place, JSON.stringify(ids))
  } catch {
    // Then it lasts until the page is closed.
  }
}

export function markSeen(id: string): void {
  keep([...shown, id])
}

/** Resets all lessons to unseen. */
export function restartGuide(): void {
  keep([])
}
