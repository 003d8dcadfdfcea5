import { expect, it } from 'vitest'
import { heard, silence } from '../../src/play/connection/conversation'
import type { TalkLine } from '../../src/protocol'

function line(number: number, text: string | null): TalkLine {
  return { number, seat: 1, name: 'Anna', emote: text === null ? 'bravo' : null, text }
}

it('adds lines of chat, and shows emotes only once', () => {
  let talk = heard(silence, { type: 'talk', is_all: false, lines: [line(1, 'hello')] })
  talk = heard(talk, { type: 'talk', is_all: false, lines: [line(2, null)] })
  expect(talk.chat.map(({ text }) => text)).toEqual(['hello'])
  expect(talk.last?.emote).toBe('bravo')
})

it('forgets what it knew when all of it is told', () => {
  const before = heard(silence, { type: 'talk', is_all: false, lines: [line(7, 'old')] })
  const after = heard(before, { type: 'talk', is_all: true, lines: [line(1, 'new')] })
  expect(after.chat.map(({ text }) => text)).toEqual(['new'])
  expect(after.last).toBeNull()
})

it('keeps a bounded number of lines', () => {
  let talk = silence
  for (let number = 1; number <= 300; number += 1) {
    talk = heard(talk, { type: 'talk', is_all: false, lines: [line(number, String(number))] })
  }
  expect(talk.chat).toHaveLength(100)
  expect(talk.chat.at(-1)?.text).toBe('300')
})
