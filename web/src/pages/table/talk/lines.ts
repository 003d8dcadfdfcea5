/** Chat lines in words. */

import type { TalkLine } from '../../../protocol'
import type { Names } from '../../../lib/names.svelte'
import { t } from '../../../lib/words.svelte'

export function speaker(line: TalkLine, names: Names): string {
  if (line.seat !== null && names.who(line.seat) === 'you') return t('name-you')
  return line.name ?? (line.seat === null ? t('host') : names.of(line.seat))
}

/** With the name of the speaker, unless there are no names. */
export function lineText(line: TalkLine, names: Names | null): string {
  const text = line.emote ? t(`emote-${line.emote}`) : (line.text ?? '')
  return names ? t('said-by', { name: speaker(line, names), text }) : text
}
