/** Exports all data that the server keeps about a person, page by page. */

import type { Export } from '../../protocol'
import { Problem } from '../../lib/server/problem'

export interface Exported {
  name: string | null
  matches: Export['matches']
}

type Page = (before: string | null) => Promise<Export>
type Wait = (seconds: number) => Promise<void>

const longest_s = 60

/** Waits if the server asks for it; throws any other error. */
export async function exportAll(
  page: Page,
  progress: (count: number) => void,
  wait: Wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000)),
): Promise<Exported> {
  let all: Exported = { name: null, matches: [] }
  let next: string | null | undefined
  while (next !== null) {
    const found = await patiently(page, next ?? null, wait)
    if (!found) continue
    all = { name: found.name, matches: [...all.matches, ...found.matches] }
    next = found.next
    progress(all.matches.length)
  }
  return all
}

/** null: try again. */
async function patiently(page: Page, next: string | null, wait: Wait): Promise<Export | null> {
  try {
    return await page(next)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-fast') throw error
    await wait(Math.min(longest_s, Number(error.facts['seconds']) || 1))
    return null
  }
}
