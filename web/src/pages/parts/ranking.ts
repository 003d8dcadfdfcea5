/** The ranking of the players. */

export interface Placed {
  seat: number
  score: number
  /** From 1; equal scores share a place, but a winner is ahead of others with the same score. */
  place: number
  isWinner: boolean
}

/** The best first: winners, then by score, then by seat. */
export function rankingOf(scores: readonly number[], winners: readonly number[]): Placed[] {
  const rows = scores
    .map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }))
    .sort((one, other) => Number(other.isWinner) - Number(one.isWinner) || other.score - one.score)
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.findIndex((each) => each.isWinner === row.isWinner && each.score === row.score),
  }))
}
