import { expect, it } from 'vitest'
import { seatsFrom } from '../../src/play/seats'

it('goes clockwise from a seat', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1])
})
