/** The public interface of Turandot in the browser. */

import { forAll } from '../../play/kit'
import Finale from './Finale.svelte'
import { finaleNote } from './finale'
import Hands from './Hands.svelte'
import HomeArt from './HomeArt.svelte'
import { suggestionText } from './hints'
import tutorialAddress from './learn/tutorial.json?url'
import { lessons } from './lessons'
import { lineText } from './lines'
import type { Opera } from './types'

export default forAll<Opera>({
  id: 'turandot',
  loadTable: async () => (await import('./table/Table.svelte')).default,
  loadRules: async () => (await import('./rules/book')).book,
  tutorialAddress,
  lessons,
  lineText,
  forced: (task) => (task.kind === 'name' && task.seats.length === 1 ? `name ${task.seats[0] ?? 0}` : null),
  showsHint: () => false,
  Finale,
  finaleNote,
  Hands,
  suggestionText,
  ownSheets: { deck: async () => (await import('./deck/DeckSheet.svelte')).default },
  HomeArt,
  wordsAddress: null,
})
