/** What a table waits for before it begins, and who can start it. */

import type { TableInfo } from '../../../protocol'

export interface Waiting {
  /** Seats that nobody has taken. */
  open: number
  /** The seats of people who are not here. At a table by correspondence nobody has to be. */
  missing: number[]
}

export function waitingFor({ seats }: Pick<TableInfo, 'seats'>, isCorrespondence: boolean): Waiting {
  const missing = seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.is_connected ? [at] : []))
  return {
    open: seats.filter((seat) => seat.kind === 'open').length,
    missing: isCorrespondence ? [] : missing,
  }
}

/** Whole seconds until somebody else is the host, `passed` seconds after the message came. */
export function secondsUntil(heirInSeconds: number, passed: number): number {
  return Math.max(0, Math.ceil(heirInSeconds - passed))
}
