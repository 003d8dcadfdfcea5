/** Finding a move among many. */

/** With at least this many moves, there is a search field. */
export const many = 13
/** The maximum number of buttons. */
export const most = 120

/** The moves that contain every typed word, in the notation of records or in the reader's language. */
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
