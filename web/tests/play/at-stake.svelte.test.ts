import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { atStake } from '../../src/play/playback/at-stake.svelte'

it('follows what has been told, and goes at once', () => {
  let danger = $state<string | null>('old')
  let isTelling = $state(false)
  const stop = $effect.root(() => {
    const told = atStake({ danger: () => danger, isTelling: () => isTelling })
    const change = (to: string | null, telling: boolean) => {
      danger = to
      isTelling = telling
      flushSync()
      return told.danger
    }
    flushSync()
    expect(told.danger).toBe('old')
    expect(change('new', true), 'not before the stage tells it').toBe('old')
    expect(change('new', false)).toBe('new')
    expect(change(null, true), 'somebody switched it off').toBeNull()
  })
  stop()
})
