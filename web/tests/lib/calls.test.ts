import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askToNotify, call, showWaiting } from '../../src/lib/notices/calls'
import { play } from '../../src/lib/notices/sounds'
import { settings } from '../../src/lib/settings.svelte'

vi.mock('../../src/lib/notices/sounds', () => ({ play: vi.fn() }))

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  static shown: { title: string; tag?: string }[] = []
  static requestPermission = vi.fn(() => {
    FakeNotification.permission = 'granted'
    return Promise.resolve(FakeNotification.permission)
  })
  onclick: (() => void) | null = null

  constructor(title: string, options: NotificationOptions) {
    FakeNotification.shown.push({ title, ...(options.tag === undefined ? {} : { tag: options.tag }) })
  }
}

const turn = { title: 'A game', text: 'It is your turn.', about: '/t/abc', address: '/t/abc' }
const vibrate = vi.fn(() => true)

function look(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
}

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  Reflect.deleteProperty(navigator, 'serviceWorker')
  FakeNotification.shown = []
  FakeNotification.permission = 'granted'
  FakeNotification.requestPermission.mockClear()
  vibrate.mockClear()
  vi.mocked(play).mockClear()
  settings.alerts = true
})

afterEach(() => {
  settings.alerts = false
  settings.sounds = false
})

async function settle(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
}

describe('a call', () => {
  it('notifies, trembles and rings while another page is looked at', async () => {
    look(true)
    call(turn)
    await settle()
    expect(FakeNotification.shown).toEqual([{ title: 'A game', tag: '/t/abc' }])
    expect(vibrate).toHaveBeenCalledOnce()
    expect(play).toHaveBeenCalledWith('turn', { isCall: true })
  })

  it('is not needed by whoever looks at this page', async () => {
    look(false)
    call(turn)
    await settle()
    expect(FakeNotification.shown).toEqual([])
    expect(vibrate).not.toHaveBeenCalled()
    expect(play).not.toHaveBeenCalled()
  })

  it('does nothing that nobody wished for', async () => {
    look(true)
    settings.alerts = false
    call(turn)
    await settle()
    expect(FakeNotification.shown).toEqual([])
    expect(vibrate).not.toHaveBeenCalled()
    expect(play).not.toHaveBeenCalled()
    settings.sounds = true
    call(turn)
    expect(play).toHaveBeenCalledOnce()
  })

  it('goes through the service worker where there is one', async () => {
    look(true)
    const showNotification = vi.fn(() => Promise.resolve())
    const getRegistration = () => Promise.resolve({ showNotification })
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true })
    call(turn)
    await settle()
    expect(showNotification).toHaveBeenCalledOnce()
    expect(FakeNotification.shown).toEqual([])
  })
})

describe('the permission', () => {
  it('is asked for once', async () => {
    FakeNotification.permission = 'default'
    expect(await askToNotify()).toBe(true)
    expect(await askToNotify()).toBe(true)
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce()
  })

  it('is not asked for again where it was denied', async () => {
    FakeNotification.permission = 'denied'
    expect(await askToNotify()).toBe(false)
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  })
})

it('shows in the icon that somebody is waited for', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  const icon = document.querySelector('link')
  showWaiting(true)
  expect(icon?.getAttribute('href')).toBe('/favicon-turn.svg')
  showWaiting(false)
  expect(icon?.getAttribute('href')).toBe('/favicon.svg')
})
