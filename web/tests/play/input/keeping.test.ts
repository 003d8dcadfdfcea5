import { expect, it, vi } from 'vitest'
import { keep, kept } from '../../../src/play/input/keeping'

it('keeps a choice through a reload', () => {
  keep('abc', 4, { cards: ['1', null] })
  expect(kept('abc', 4)).toEqual({ cards: ['1', null] })
})

it('forgets earlier decisions of this table, and no others', () => {
  keep('abc', 4, { cards: [] })
  keep('xyz', 4, { cards: [] })
  keep('abc', 5, { cards: [] })
  expect(kept('abc', 4)).toBeNull()
  expect(kept('xyz', 4)).not.toBeNull()
})

it('reads nothing from what somebody else wrote', () => {
  sessionStorage.setItem('ridotto.choice.abc.4', '{')
  expect(kept('abc', 4)).toBeNull()
  sessionStorage.setItem('ridotto.choice.abc.4', '"text"')
  expect(kept('abc', 4)).toBeNull()
})

it('does without where storage is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(() => keep('abc', 4, {})).not.toThrow()
})
