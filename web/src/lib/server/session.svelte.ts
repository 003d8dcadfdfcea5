/** The person in this browser, and the games of this server; requested once and shared by all pages. */

import type { Catalogue, GameInfo, Me } from '../../protocol'
import { api } from './api'

let me = $state.raw<Me | null>(null)
let greeting: Promise<unknown> | undefined
let listing: Promise<Catalogue> | undefined
let listed = $state.raw<Catalogue | null>(null)

export const session = {
  /** null until the server has answered. */
  get me(): Me | null {
    return me
  },
  get name(): string {
    return me?.name ?? ''
  },
}

/** Requests the current person; the answer also sets the cookie that identifies this browser at its seats. */
export function greet(): Promise<unknown> {
  greeting ??= refresh().catch((error: unknown) => {
    greeting = undefined
    throw error
  })
  return greeting
}

/** The server no longer knows this person: register again. */
export function forget(): void {
  greeting = undefined
}

/** Requests it again: tables may have changed. */
export async function refresh(): Promise<Me> {
  me = await api.me()
  return me
}

export async function rename(name: string): Promise<void> {
  await greet()
  if (name !== me?.name) me = await api.rename({ name })
}

export function catalogue(): Promise<Catalogue> {
  listing ??= api.catalogue().then(
    (found) => (listed = found),
    (error: unknown) => {
      listing = undefined
      throw error
    },
  )
  return listing
}

/** The options of a game; undefined until the server has answered. Reactive. */
export function gameInfo(id: string): GameInfo | undefined {
  // Without it, tables are described in less detail; pages that need it request it again.
  if (!listing) catalogue().catch(() => undefined)
  return listed?.games.find((game) => game.id === id)
}

const guests = [
  ...['Alfredo', 'Amneris', 'Azucena', 'Cherubino', 'Despina', 'Figaro', 'Gilda', 'Leporello', 'Manrico'],
  ...['Masetto', 'Micaëla', 'Mimì', 'Musetta', 'Norina', 'Papagena', 'Papageno', 'Radamès', 'Rodolfo'],
  ...['Sparafucile', 'Suzuki', 'Tamino', 'Violetta', 'Zerlina'],
]

/** A name from the opera for a person who has not chosen one yet. */
export function guestName(): string {
  return guests[Math.floor(Math.random() * guests.length)] ?? 'Figaro'
}
