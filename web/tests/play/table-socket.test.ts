import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, greet } from '../../src/lib/server/session.svelte'
import { TableSocket } from '../../src/play/connection/table-socket.svelte'

vi.mock('../../src/lib/server/session.svelte', () => ({
  greet: vi.fn(() => Promise.resolve()),
  forget: vi.fn(),
}))

/** The other end of a connection. */
class FakeSocket {
  static opened: FakeSocket[] = []
  readonly sent: unknown[] = []
  isClosed = false
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  /** The server says something. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The network is gone. */
  break(): void {
    this.onclose?.()
  }
}

const welcome = { type: 'welcome', protocol: 1, table: 'abc' }
let table: TableSocket

function newest(): FakeSocket {
  const socket = FakeSocket.opened.at(-1)
  if (!socket) throw new Error('Nothing was opened.')
  return socket
}

/** Lets promises settle and timers up to this moment run. */
async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.mocked(greet).mockReset().mockResolvedValue(undefined)
  vi.mocked(forget).mockReset()
  FakeSocket.opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
  table = new TableSocket('abc')
  await pass()
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

it('is open after the welcome', () => {
  expect(newest().address).toMatch(/^ws:.*\/ws\/tables\/abc$/)
  expect(table.state).toBe('connecting')
  newest().say(welcome)
  expect(table.state).toBe('open')
  expect(table.isOutdated).toBe(false)
})

it('notices a newer server', () => {
  newest().say({ ...welcome, protocol: 2 })
  expect(table.isOutdated).toBe(true)
})

it('sends nothing before the welcome, then everything', () => {
  void table.ask({ type: 'start' })
  expect(newest().sent).toEqual([])
  newest().say(welcome)
  expect(newest().sent).toEqual([{ type: 'start', id: 1 }])
})

it('keeps the newest position', () => {
  newest().say(welcome)
  newest().say({ type: 'position', number: 1 })
  newest().say({ type: 'position', number: 2 })
  expect(table.at?.number).toBe(2)
})

it('tells how it wants to be served, again after every new connection', async () => {
  table.prefer({ pace: 'quick', danger: true })
  expect(newest().sent).toEqual([])
  newest().say(welcome)
  expect(newest().sent).toMatchObject([{ type: 'prefer', pace: 'quick', danger: true }])
  newest().say({ type: 'accepted', id: 1 })
  table.prefer({ pace: 'slow', danger: false })
  newest().say({ type: 'accepted', id: 2 })
  newest().break()
  await pass(300)
  newest().say(welcome)
  expect(newest().sent).toMatchObject([{ type: 'prefer', pace: 'slow', danger: false }])
  expect(table.isPending, 'a wish is no choice').toBe(false)
})

describe('a lost connection', () => {
  it('comes back, and what was not answered is sent again', async () => {
    newest().say(welcome)
    const answered = table.ask({ type: 'move', decision: 1, move: 'play 24' })
    const first = newest()
    first.break()
    expect(table.state).toBe('lost')
    expect(table.isPending).toBe(true)
    await pass(300)
    expect(newest()).not.toBe(first)
    newest().say(welcome)
    expect(newest().sent).toEqual([{ type: 'move', decision: 1, move: 'play 24', id: 1 }])
    newest().say({ type: 'refused', id: 1, code: 'stale-decision', facts: {}, text: '' })
    await expect(answered).resolves.toBeUndefined()
    expect(table.isPending).toBe(false)
  })

  it('is tried less and less often', async () => {
    const waits = []
    for (let tries = 0; tries < 6; tries += 1) {
      const before = FakeSocket.opened.length
      newest().break()
      let waited = 0
      while (FakeSocket.opened.length === before) {
        await pass(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000])
  })

  it('is noticed when no answer comes', async () => {
    newest().say(welcome)
    void table.ask({ type: 'start' })
    await pass(7999)
    expect(table.state).toBe('open')
    await pass(1)
    expect(table.state).toBe('lost')
  })

  it('is not suspected after an answer', async () => {
    newest().say(welcome)
    void table.ask({ type: 'start' })
    newest().say({ type: 'accepted', id: 1 })
    await pass(60_000)
    expect(table.state).toBe('open')
  })

  it('is tried at once when the network is back', async () => {
    newest().break()
    const before = FakeSocket.opened.length
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(FakeSocket.opened.length).toBe(before + 1)
  })

  it('waits while the server cannot be greeted', async () => {
    vi.mocked(greet).mockRejectedValueOnce(new Error('down'))
    newest().break()
    const before = FakeSocket.opened.length
    await pass(300)
    expect(FakeSocket.opened.length).toBe(before)
    await pass(600)
    expect(FakeSocket.opened.length).toBe(before + 1)
  })

  it('stays closed when the page has left the table', async () => {
    table.close()
    const before = FakeSocket.opened.length
    newest().break()
    await pass(60_000)
    expect(FakeSocket.opened.length).toBe(before)
    expect(newest().isClosed).toBe(true)
  })
})

describe('refused at the door', () => {
  it('gives up where another try cannot help', async () => {
    newest().say({ type: 'refused', id: null, code: 'no-such-table', facts: {}, text: '' })
    expect(table.barred?.code).toBe('no-such-table')
    const before = FakeSocket.opened.length
    await pass(60_000)
    expect(FakeSocket.opened.length).toBe(before)
  })

  it.each(['too-fast', 'too-many-sockets', 'server-failed', 'store-full', 'store-unreachable'])(
    'tries again where it may pass: %s',
    (code) => {
      newest().say({ type: 'refused', id: null, code, facts: {}, text: '' })
      expect(table.barred).toBeNull()
    },
  )

  it('greets the server anew when it does not know us', () => {
    newest().say({ type: 'refused', id: null, code: 'no-cookie', facts: {}, text: '' })
    expect(table.barred).toBeNull()
    expect(forget).toHaveBeenCalledOnce()
  })
})

it('does not listen to a connection it has left', async () => {
  newest().say(welcome)
  const old = newest()
  old.break()
  await pass(300)
  old.say({ type: 'position', number: 99 })
  expect(table.at).toBeNull()
})
