import { describe, expect, it } from 'vitest'
import { roomClasses } from '../../../src/games/bottle_imp/table/room'

const steps = { widths: [6.5, 20, 44], heights: [24] }

describe('the room of a part', () => {
  it('tells for each step whether it is reached', () => {
    expect(roomClasses({ width: 360, height: 300 }, 16, steps)).toEqual([
      'from-6-5',
      'from-20',
      'under-44',
      'low-24',
    ])
  })

  it('reaches a step exactly there', () => {
    expect(roomClasses({ width: 704, height: 384 }, 16, steps)).toContain('from-44')
    expect(roomClasses({ width: 703.9, height: 383.9 }, 16, steps)).toContain('under-44')
    expect(roomClasses({ width: 704, height: 384 }, 16, steps)).toContain('tall-24')
    expect(roomClasses({ width: 704, height: 383.9 }, 16, steps)).toContain('low-24')
  })

  it('is smaller in large print', () => {
    expect(roomClasses({ width: 360, height: 300 }, 21, steps)).toContain('under-20')
  })

  it('has no classes without steps', () => {
    expect(roomClasses({ width: 360, height: 300 }, 16, {})).toEqual([])
  })
})
