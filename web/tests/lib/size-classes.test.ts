import { describe, expect, it } from 'vitest'
import { heightClasses, widthClasses } from '../../src/lib/size-classes'

describe('the room of a part', () => {
  it('tells for each step whether it is reached', () => {
    expect(widthClasses(360, 16, [20, 44, 62])).toEqual(['from-20', 'under-44', 'under-62'])
    expect(heightClasses(400, 16, [24, 26])).toEqual(['tall-24', 'low-26'])
  })

  it('reaches a step exactly there', () => {
    expect(widthClasses(704, 16, [44])).toEqual(['from-44'])
    expect(widthClasses(703.9, 16, [44])).toEqual(['under-44'])
    expect(heightClasses(384, 16, [24])).toEqual(['tall-24'])
    expect(heightClasses(383.9, 16, [24])).toEqual(['low-24'])
  })

  it('is smaller in large print', () => {
    expect(widthClasses(360, 21, [20])).toEqual(['under-20'])
  })

  it('has no classes without steps', () => {
    expect(widthClasses(360, 16, [])).toEqual([])
  })
})
