/** Finding a move among many, and the keys of moves. */

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

/**
 * The digit that sends each move: its place in the list, from 1. But "bid 0", "bid 1", "bid 2" have the digits that
 * they name: otherwise 1 would bid 0.
 */
export function keysOf(moves: readonly string[]): readonly (number | null)[] {
  const words = moves.map((move) => move.split(' '))
  const isNamed = words.every((each) => /^\d$/.test(each.at(-1) ?? ''))
  const isSame = new Set(words.map((each) => each.slice(0, -1).join(' '))).size === 1
  if (isNamed && isSame) return words.map((each) => Number(each.at(-1)))
  return moves.map((_, at) => (at < 9 ? at + 1 : null))
}
