/** The people that a person has muted. The server remembers them until it restarts; this browser remembers them
 *  longer. */

import type { SeatInfo } from '../../../protocol'

const place = 'ridotto.mutes'
const most = 100

/** A person is identified by name and seat: a later occupant with another name is not muted. */
function mark(table: string, seat: number, name: string | null): string {
  return [table, seat, name].join(' ')
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export function keepMute(table: string, at: number, { name }: SeatInfo, isMuted: boolean): void {
  const here = mark(table, at, name)
  const others = read().filter((each) => each !== here)
  try {
    localStorage.setItem(place, JSON.stringify(isMuted ? [...others, here].slice(-most) : others))
  } catch {
    // Then it lasts as long as the server remembers it.
  }
}

/** The people to mute again. */
export function forgottenMutes(table: string, seats: readonly SeatInfo[]): number[] {
  const kept = read()
  return seats.flatMap(({ kind, name, is_muted }, at) =>
    kind === 'person' && !is_muted && kept.includes(mark(table, at, name)) ? [at] : [],
  )
}
