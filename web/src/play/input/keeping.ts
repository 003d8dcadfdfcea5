/** Unfinished choices, saved for this tab so that they survive a reload. */

const prefix = 'ridotto.choice'

function place(table: string, decision: number | null): string {
  return `${prefix}.${table}.${decision ?? ''}`
}

/** The saved choice; null if there is none or it is not readable. */
export function kept<Choice>(table: string, decision: number | null): Partial<Choice> | null {
  try {
    const choice: unknown = JSON.parse(sessionStorage.getItem(place(table, decision)) ?? 'null')
    return typeof choice === 'object' ? choice : null
  } catch {
    return null
  }
}

/** Saves a choice and deletes those of earlier decisions at this table. */
export function keep(table: string, decision: number | null, choice: object): void {
  try {
    const here = place(table, decision)
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${prefix}.${table}.`) && key !== here) sessionStorage.removeItem(key)
    }
    sessionStorage.setItem(here, JSON.stringify(choice))
  } catch {
    // Then it lasts until the page is closed.
  }
}
