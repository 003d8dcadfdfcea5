/** An uploaded record on its way to the replay page; it survives a reload. */

import { Problem } from './server/problem'

const place = 'ridotto.dropped'
const most_bytes = 1_000_000

let dropped: string | null = null

/** The first record of a file: the whole file, or one of its lines. */
export async function recordIn(file: File): Promise<string> {
  const text = (await file.text()).trim()
  if (isObject(text)) return checked(text)
  return checked(text.split('\n', 1)[0] ?? '')
}

function checked(record: string): string {
  if (!isObject(record)) throw new Problem('record-not-ours')
  if (record.length > most_bytes) throw new Problem('record-too-large')
  return record
}

function isObject(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

export function keepDropped(record: string): void {
  dropped = record
  try {
    sessionStorage.setItem(place, record)
  } catch {
    // Too large to save: it is lost on reload.
  }
}

export function takeDropped(): string | null {
  try {
    return dropped ?? sessionStorage.getItem(place)
  } catch {
    return dropped
  }
}
