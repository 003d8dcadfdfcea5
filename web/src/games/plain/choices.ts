/** Finding a move among many. */

/** From so many moves on there is a field to find one. */
export const many = 13
/** More buttons than this help nobody. */
export const most = 120

/** The moves in which each word of what was typed stands, as the record or the reader's language writes them. */
export function fitting(
  moves: readonly string[],
  typed: string,
  wordsOf: (move: string) => string,
): readonly string[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return moves
  return moves.filter((move) => {
    const text = `${move} ${wordsOf(move)}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
