/** The conditions that a table waits for before it begins, and the person who can start it. */

import type { TableInfo } from '../../../protocol'

export interface Waiting {
  /** The open seats. */
  open: number
  /** The seats of absent people. At a correspondence table nobody has to be present. */
  missing: number[]
}

export function waitingFor({ seats }: Pick<TableInfo, 'seats'>, isCorrespondence: boolean): Waiting {
  const missing = seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.is_connected ? [at] : []))
  return {
    open: seats.filter((seat) => seat.kind === 'open').length,
    missing: isCorrespondence ? [] : missing,
  }
}

/** The full seconds until another person becomes the host, `passed` seconds after the message arrived. */
export function secondsUntil(heirInSeconds: number, passed: number): number {
  return Math.max(0, Math.ceil(heirInSeconds - passed))
}
