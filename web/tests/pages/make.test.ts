import { beforeEach, expect, it, vi } from 'vitest'
import { go } from '../../src/lib/router.svelte'
import { nameMe, playNow } from '../../src/pages/setup/make'

vi.mock('../../src/lib/router.svelte', () => ({ go: vi.fn() }))

interface Sent {
  path: string
  body: unknown
}

const boats = {
  id: 'boats',
  setups: [
    { players: 2, chosen: { players: 2, lake: 'pond' } },
    { players: 3, chosen: { players: 3, lake: 'garda' } },
  ],
  default: 1,
  default_level: 'slow',
}

let sent: Sent[] = []
let name: string | null = null

function answer(path: string, body: { name?: string } | undefined): unknown {
  if (path === '/api/catalogue') return { games: [boats] }
  if (path === '/api/tables') return { id: 'abc' }
  if (body?.name) name = body.name
  return { name, tables: [] }
}

beforeEach(() => {
  sent = []
  name = null
  vi.mocked(go).mockClear()
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
    const body =
      typeof request?.body === 'string' ? (JSON.parse(request.body) as { name?: string }) : undefined
    if (body) sent.push({ path: address, body })
    return Promise.resolve(Response.json(answer(address, body)))
  })
})

it('gives a name to whoever has none', async () => {
  await nameMe()
  expect(name).toMatch(/^[A-Z]/)
})

it('takes the name that is wanted, without spaces around it', async () => {
  await nameMe('  Zoe ')
  expect(name).toBe('Zoe')
})

it('makes a table of the usual setup against bots of the usual level, and goes there', async () => {
  await playNow('boats')
  expect(sent.at(-1)).toEqual({
    path: '/api/tables',
    body: {
      game: 'boats',
      options: { players: 3, lake: 'garda' },
      seats: ['me', 'bot:slow', 'bot:slow'],
      starts: true,
    },
  })
  expect(go).toHaveBeenCalledWith('/t/abc')
})

it('makes nothing of a game that the server does not have', async () => {
  await playNow('ships')
  expect(sent).toEqual([])
  expect(go).not.toHaveBeenCalled()
})
