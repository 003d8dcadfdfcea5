/** An error, with a text that helps a person to act. */

import type { Problem as ProblemMessage } from '../../protocol'
import { has, t } from '../words.svelte'

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly facts: ProblemMessage['facts'] = {},
    /** The error message in English, if the server sent one. */
    readonly english = '',
  ) {
    super(english || code)
  }
}

/** The text to show for anything that was thrown. */
export function explain(thrown: unknown): string {
  if (!(thrown instanceof Problem)) return t('trouble-unknown')
  const key = `error-${thrown.code}`
  if (has(key)) return t(key, thrown.facts)
  return thrown.english || t('trouble-unknown')
}
