/** The order of seats in texts and drawings. */

/** All seats, the given one first, then clockwise. */
export function seatsFrom(first: number, players: number): number[] {
  return Array.from({ length: players }, (_, at) => (first + at) % players)
}
