import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roundOf } from '../../../src/games/turandot/show/hiring'
import { Reveal } from '../../../src/games/turandot/show/reveal.svelte'
import { settings } from '../../../src/lib/settings.svelte'
import { finished, position } from './positions'

const hiring = roundOf(position({ past: [finished], round: 1, phase: 'audition' }), 1)
if (!hiring) throw new Error('no round')

beforeEach(() => {
  vi.useFakeTimers()
  settings.motion = 'auto'
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a reveal', () => {
  it('tells slot by slot, then the crew', () => {
    const reveal = new Reveal(() => 'normal')
    reveal.start(hiring)
    expect([reveal.isRunning, reveal.tells(1), reveal.tells('crew')]).toEqual([true, false, false])
    vi.advanceTimersByTime(800)
    expect([reveal.newest, reveal.tells(1), reveal.tells('crew')]).toEqual([1, true, false])
    vi.advanceTimersByTime(800)
    expect([reveal.isRunning, reveal.tells('crew'), reveal.round]).toEqual([false, true, 1])
  })

  it('hides nothing of a slot without bids', () => {
    const reveal = new Reveal(() => 'normal')
    reveal.start(hiring)
    expect(reveal.tells(2)).toBe(true)
  })

  it('can be skipped, and stays until it is left', () => {
    const reveal = new Reveal(() => 'normal')
    reveal.start(hiring)
    reveal.skip()
    expect([reveal.isRunning, reveal.round]).toEqual([false, 1])
    reveal.stop()
    expect(reveal.round).toBeNull()
  })

  it('tells all at once where nothing may move', () => {
    settings.motion = 'off'
    const reveal = new Reveal(() => 'normal')
    reveal.start(hiring)
    expect([reveal.isRunning, reveal.tells('crew')]).toEqual([false, true])
  })
})
