import { expect, it } from 'vitest'
import { in_rows, stepTo } from '../../src/lib/arrows'

const key = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more })

it('goes along a row, and no further than its ends', () => {
  expect(stepTo(key('ArrowRight'), 0, 3)).toBe(1)
  expect(stepTo(key('ArrowRight'), 2, 3)).toBe(2)
  expect(stepTo(key('ArrowLeft'), 0, 3)).toBe(0)
  expect(stepTo(key('End'), 0, 3)).toBe(2)
  expect(stepTo(key('Home'), 2, 3)).toBe(0)
})

it('goes to the first from nowhere', () => {
  expect(stepTo(key('ArrowRight'), -1, 3)).toBe(0)
  expect(stepTo(key('ArrowRight'), -1, 0)).toBeNull()
})

it('goes up and down where things lie in rows', () => {
  expect(stepTo(key('ArrowDown'), 0, 3)).toBeNull()
  expect(stepTo(key('ArrowDown'), 0, 3, in_rows)).toBe(1)
  expect(stepTo(key('ArrowUp'), 2, 3, in_rows)).toBe(1)
})

it('leaves other keys and the shortcuts of the browser alone', () => {
  expect(stepTo(key('a'), 0, 3)).toBeNull()
  expect(stepTo(key('ArrowLeft', { altKey: true }), 1, 3)).toBeNull()
})
