import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDropped, recordIn, takeDropped } from '../../src/lib/dropped'
import { announce, said } from '../../src/lib/notices/live.svelte'
import { duration } from '../../src/lib/motion/calm'
import { browserLanguage, settings } from '../../src/lib/settings.svelte'
import { play } from '../../src/lib/notices/sounds'
import { dismiss, toast, toasts } from '../../src/lib/notices/toasts.svelte'

describe('sounds', () => {
  const started = vi.fn()

  class Audio {
    currentTime = 0
    destination = {}
    resume = () => Promise.resolve()
    createGain = () => ({
      gain: {
        setValueAtTime: vi.fn(),
        linearRampToValueAtTime: vi.fn(),
        exponentialRampToValueAtTime: vi.fn(),
      },
      connect: vi.fn(),
    })
    createOscillator = () => ({ type: '', frequency: {}, connect: vi.fn(), start: started, stop: vi.fn() })
  }

  beforeEach(() => {
    started.mockReset()
    vi.useFakeTimers()
    vi.stubGlobal('AudioContext', Audio)
    settings.sounds = true
  })
  afterEach(() => {
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    settings.sounds = false
  })

  it('are silent unless switched on', () => {
    settings.sounds = false
    play('turn')
    expect(started).not.toHaveBeenCalled()
  })

  it('sound once for what happens at the same moment', () => {
    play('turn')
    play('turn')
    expect(started).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(100)
    play('turn')
    expect(started).toHaveBeenCalledTimes(2)
  })
})

describe('what a screen reader is told', () => {
  it('is there for a while', () => {
    vi.useFakeTimers()
    announce('Your turn')
    announce('')
    expect(said.map(({ text }) => text)).toEqual(['Your turn'])
    vi.advanceTimersByTime(8000)
    expect(said).toEqual([])
    vi.useRealTimers()
  })
})

describe('toasts', () => {
  it('say the same thing once, and go by themselves unless something can be done', () => {
    vi.useFakeTimers()
    toast('Saved')
    toast('Saved')
    toast('Lost', 'danger', { label: 'Try again', run: () => undefined })
    expect(toasts.map(({ text }) => text)).toEqual(['Saved', 'Lost'])
    vi.advanceTimersByTime(7000)
    expect(toasts.map(({ text }) => text)).toEqual(['Lost'])
    dismiss(toasts[0]?.id ?? 0)
    expect(toasts).toEqual([])
    vi.useRealTimers()
  })
})

it('lets nothing move for who asks for it', () => {
  settings.motion = 'auto'
  expect(duration(300)).toBe(300)
  settings.motion = 'off'
  expect(duration(300)).toBe(0)
  settings.motion = 'auto'
})

it('speaks the first language of the browser that it knows', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'DE-at', 'en'])
  expect(browserLanguage()).toBe('de')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  expect(browserLanguage()).toBe('en')
})

describe('a dropped file', () => {
  const file = (text: string) => new File([text], 'match.json')

  it('is a record, or lines of them', async () => {
    expect(await recordIn(file(' {"game": "toy"} '))).toBe('{"game": "toy"}')
    expect(await recordIn(file('{"a": 1}\n{"b": 2}\n'))).toBe('{"a": 1}')
  })

  it.each(['', 'text', '[1]', 'null'])('is refused where it is %j', async (text) => {
    await expect(recordIn(file(text))).rejects.toMatchObject({ code: 'record-not-ours' })
  })

  it('is refused where it is too large', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(1_000_000) })
    await expect(recordIn(file(large))).rejects.toMatchObject({ code: 'record-too-large' })
  })

  it('lasts through a reload', () => {
    keepDropped('{"a": 1}')
    expect(sessionStorage.getItem('ridotto.dropped')).toBe('{"a": 1}')
    expect(takeDropped()).toBe('{"a": 1}')
  })
})
