import { expect, it } from 'vitest'
import { markText } from '../../src/pages/replay/mark-text'

it('calls the first place of a round its start, where a game has no words', () => {
  expect([0, 1, 2].map((number) => markText('boats', number))).toEqual(['The start', 'Part 1', 'Part 2'])
})
