import { beforeEach, describe, expect, it } from 'vitest'
import { forgottenMutes, keepMute } from '../../src/pages/table/talk/mutes'
import type { SeatInfo } from '../../src/protocol'
import { seats } from '../people'

describe('mutes', () => {
  beforeEach(() => localStorage.clear())

  const [anna] = seats.filter(({ name }) => name === 'Anna') as [SeatInfo]
  const berta = { ...anna, name: 'Berta' }

  it('are found again for who sat there', () => {
    expect(forgottenMutes('t1', [anna, berta])).toEqual([])
    keepMute('t1', 1, berta, true)
    expect(forgottenMutes('t1', [anna, berta])).toEqual([1])
    expect(forgottenMutes('t1', [anna, { ...berta, is_muted: true }])).toEqual([])
  })

  it('concern nobody else, and no other table', () => {
    keepMute('t1', 1, berta, true)
    expect(forgottenMutes('t1', [berta, anna])).toEqual([])
    expect(forgottenMutes('t1', [anna, { ...berta, kind: 'bot' }])).toEqual([])
    expect(forgottenMutes('t2', [anna, berta])).toEqual([])
  })

  it('end when somebody is to be heard again', () => {
    keepMute('t1', 1, berta, true)
    keepMute('t1', 1, berta, false)
    expect(forgottenMutes('t1', [anna, berta])).toEqual([])
  })

  it('are none where the storage is damaged', () => {
    localStorage.setItem('ridotto.mutes', '{"a"')
    expect(forgottenMutes('t1', [anna])).toEqual([])
  })
})
