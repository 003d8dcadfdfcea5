/** The kit for a game without its own: the fields of the view, and a button for each legal move. */

import { forAll, type GameKit } from '../../play/kit'
import Table from './Table.svelte'
import type { Plain } from './types'
import { lineIn, moveText } from './notation'

export function plainKit(id: string): GameKit {
  return forAll<Plain>({
    id,
    loadTable: () => Promise.resolve(Table),
    loadRules: null,
    tutorialAddress: null,
    lessons: [],
    lineText: (line, names) => lineIn(id, line, names),
    forced: ({ moves }) => (moves.length === 1 ? (moves[0] ?? null) : null),
    showsHint: () => false,
    suggestionText: (move) => moveText(id, move),
    HomeArt: null,
    wordsAddress: (language) => `/api/games/${id}/words/${language}`,
  })
}
