/** Which lessons this browser has shown. */

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
    // Then it lasts as long as the page.
  }
}

export function markSeen(id: string): void {
  keep([...shown, id])
}

/** Explains everything again from the beginning. */
export function restartGuide(): void {
  keep([])
}
