/** All that the rest of the browser may ask of Turandot. */

import { forAll } from '../../play/kit'
import HomeArt from './HomeArt.svelte'
import { suggestionText } from './hints'
import { lessons } from './lessons'
import { lineText } from './lines'
import type { Opera } from './types'

export default forAll<Opera>({
  id: 'turandot',
  loadTable: async () => (await import('./table/Table.svelte')).default,
  loadRules: async () => (await import('./rules/book')).book,
  loadTutorial: async () => (await import('./learn/tutorial.json')).default,
  lessons,
  lineText,
  suggestionText,
  ownSheets: { deck: async () => (await import('./deck/DeckSheet.svelte')).default },
  HomeArt,
  wordsAddress: null,
})
