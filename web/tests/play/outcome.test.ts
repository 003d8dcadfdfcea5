import { expect, it } from 'vitest'
import { outcomeText } from '../../src/play/outcome'
import { people } from '../people'

const names = people()
const told = (winners: number[], reason = 'points') =>
  outcomeText({ scores: [1, 2, 3], winners, reason, dummy: null }, names)

it('says who won', () => {
  expect(outcomeText(null, names)).toBe('')
  expect(told([0])).toBe('You win.')
  expect(told([1])).toBe('Anna wins.')
  expect(told([0, 2], 'shared')).toBe('The win is shared: You and Bot 3.')
})

it('says it without the reason where that has no words', () => {
  expect(told([1], 'by-a-hair')).toBe('Anna wins.')
  expect(told([0, 2], 'by-a-hair')).toBe('The win is shared: You and Bot 3.')
  expect(told([], 'by-a-hair')).toBe('Nobody wins.')
})
