/** Converts the notation of records to words and back. */

import { has, t } from '../../../lib/words.svelte'
import type { Bid } from '../../../protocol'
import { bidInWords } from './faces'

/** A director's name; in an audition of singers it is a number and stays unchanged. */
export function directorText(name: string): string {
  return has(`director-${name}`) ? t(`director-${name}`) : name
}

/** A bid without its first word: `3 money 2 bluff`. */
export function bidText(words: readonly string[], crew: number): string {
  return bidInWords(bidOf(words), crew)
}

export function bidOf(words: readonly string[]): Bid {
  const isForCrew = words[0] === 'crew'
  const money = words.includes('money') ? Number(words[words.indexOf('money') + 1]) : 0
  return {
    number: isForCrew ? null : Number(words[0]),
    money: isForCrew ? 1 : money,
    bluff: words.includes('bluff'),
  }
}

/** A bid in the notation of records. */
export function bidMove(bid: Bid): string {
  const parts = ['bid', bid.number === null ? 'crew' : `${bid.number}`]
  if (bid.number !== null && bid.money > 0) parts.push('money', `${bid.money}`)
  if (bid.bluff) parts.push('bluff')
  return parts.join(' ')
}
