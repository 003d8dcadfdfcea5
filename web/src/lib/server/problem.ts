/** Why something was not done, in words a person can act on. */

import type { Problem as ProblemMessage } from '../../protocol'
import { has, t } from '../words.svelte'

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly facts: ProblemMessage['facts'] = {},
    /** The sentence in English, where the server sent one. */
    readonly english = '',
  ) {
    super(english || code)
  }
}

/** The sentence to show for anything that was thrown. */
export function explain(thrown: unknown): string {
  if (!(thrown instanceof Problem)) return t('trouble-unknown')
  const key = `error-${thrown.code}`
  if (has(key)) return t(key, thrown.facts)
  return thrown.english || t('trouble-unknown')
}
