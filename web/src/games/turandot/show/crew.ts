/** The number of crew cards for a number of players, for texts without a position (T3.1). */
export function crewCards(players: number): number {
  return players > 3 ? 2 : 1
}
