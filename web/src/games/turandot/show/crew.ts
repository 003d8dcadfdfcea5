/** How many crew cards are in a game of so many, where no position tells it: for words alone (T3.1). */
export function crewCards(players: number): number {
  return players > 3 ? 2 : 1
}
