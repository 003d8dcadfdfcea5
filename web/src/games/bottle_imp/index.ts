/** The public interface of The Bottle Imp in the browser. */

import { forAll } from '../../play/kit'
import { finaleNote } from './finale'
import Hands from './Hands.svelte'
import HomeArt from './HomeArt.svelte'
import { suggestionText } from './hints'
import tutorialAddress from './learn/tutorial.json?url'
import { lessons } from './lessons'
import { lineText } from './lines'
import Sentence from './show/Sentence.svelte'
import type { Imp } from './types'

export default forAll<Imp>({
  id: 'bottle_imp',
  loadTable: async () => (await import('./table/Table.svelte')).default,
  loadRules: async () => (await import('./rules/book')).book,
  tutorialAddress,
  lessons,
  lineText,
  Sentence,
  forced: (task) => (task.kind === 'play' && task.cards.length === 1 ? `play ${task.cards[0] ?? ''}` : null),
  showsHint: ({ kind }) => kind === 'play',
  finaleNote,
  Hands,
  suggestionText,
  HomeArt,
  wordsAddress: null,
})
