import { expect, it, vi } from 'vitest'
import { once } from '../../src/play/playback/once'

it('runs once for a decision, however often it comes and goes', () => {
  const rings = vi.fn()
  const ring = once<number>(rings)
  for (const asked of [null, 1, 1, null, 1, null, 2, 2]) ring(asked)
  expect(rings.mock.calls).toEqual([[1], [2]])
})
