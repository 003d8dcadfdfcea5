/** The conversation at a table, as far as this client received it. */

import type { TalkInfo, TalkLine } from '../../protocol'

export interface Conversation {
  /** Chat, oldest first. */
  chat: readonly TalkLine[]
  /** The last message, including emotes; null: none since the page was opened. */
  last: TalkLine | null
}

const most_lines = 100

export const silence: Conversation = { chat: [], last: null }

export function heard(before: Conversation, { is_all: isAll, lines }: TalkInfo): Conversation {
  if (isAll) return { chat: lines, last: null }
  const chat = [...before.chat, ...lines.filter((line) => line.text !== null)].slice(-most_lines)
  return { chat, last: lines.at(-1) ?? before.last }
}
