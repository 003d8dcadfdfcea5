import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { nextPace, paces, wait } from '../../src/play/pace'

afterEach(() => {
  settings.motion = 'auto'
})

describe('the pace', () => {
  it('goes round in both directions', () => {
    expect(paces.map((pace) => nextPace(pace, 1))).toEqual(['normal', 'quick', 'instant', 'slow'])
    expect(paces.map((pace) => nextPace(pace, -1))).toEqual(['instant', 'slow', 'normal', 'quick'])
  })

  it('waits less where nothing moves', () => {
    expect(wait(1000)).toBe(1000)
    settings.motion = 'off'
    expect(wait(1000)).toBeLessThan(1000)
    expect(wait(1000)).toBeGreaterThan(0)
  })
})
