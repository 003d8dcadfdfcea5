/** The notation of cards. */

import { language } from '../../../lib/words.svelte'

/** In the reader's language: "2.5" is 2,5 outside English. */
export function cardText(card: string): string {
  return language() === 'en' ? card : card.replace('.', ',')
}

/** Whether a word of a record is a card. */
export function isCard(word: string): boolean {
  return /^\d/.test(word)
}
