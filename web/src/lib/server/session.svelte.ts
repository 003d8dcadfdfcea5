/** Who plays in this browser, and what can be played here; asked for once and shared by all pages. */

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

/** Asks who we are; the answer also gives this browser the cookie that its seats belong to. */
export function greet(): Promise<unknown> {
  greeting ??= refresh().catch((error: unknown) => {
    greeting = undefined
    throw error
  })
  return greeting
}

/** The server does not know us any more: greet it anew. */
export function forget(): void {
  greeting = undefined
}

/** Asks again: tables may have changed. */
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

/** What can be chosen in a game; undefined until the server has answered. Reactive. */
export function gameInfo(id: string): GameInfo | undefined {
  // Without it less is said of a table; whoever needs it asks again.
  if (!listing) catalogue().catch(() => undefined)
  return listed?.games.find((game) => game.id === id)
}

const guests = [
  ...['Alfredo', 'Amneris', 'Azucena', 'Cherubino', 'Despina', 'Figaro', 'Gilda', 'Leporello', 'Manrico'],
  ...['Masetto', 'Micaëla', 'Mimì', 'Musetta', 'Norina', 'Papagena', 'Papageno', 'Radamès', 'Rodolfo'],
  ...['Sparafucile', 'Suzuki', 'Tamino', 'Violetta', 'Zerlina'],
]

/** A name for somebody who has not chosen one yet, from the opera. */
export function guestName(): string {
  return guests[Math.floor(Math.random() * guests.length)] ?? 'Figaro'
}
