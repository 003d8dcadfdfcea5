/** The games that are bundled with the page; every other game uses the plain table. */

import { learn } from '../lib/words.svelte'
import type { GameKit } from '../play/kit'
import bottleImp from './bottle_imp'
import { plainKit } from './plain'
import turandot from './turandot'

export const kits: readonly GameKit[] = [bottleImp, turandot]

const found = new Map(kits.map((kit) => [kit.id, kit]))
const learned = new Map<string, Promise<void>>()

/** The kit of a game; a game without one gets the plain kit. */
export function kitOf(game: string): GameKit {
  const known = found.get(game)
  if (known) return known
  const plain = plainKit(game)
  found.set(game, plain)
  return plain
}

/** Loads the words of a game that is not bundled with the page. Without words the page shows its plain names. */
export function learnWordsOf(game: string): Promise<void> {
  const { wordsAddress } = kitOf(game)
  if (!wordsAddress) return Promise.resolve()
  const learning = learned.get(game) ?? learn(wordsAddress)
  learned.set(game, learning)
  return learning
}
