import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import { setupText } from '../../src/pages/setup/options'
import SetupOption from '../../src/pages/setup/SetupOption.svelte'

vi.mock('../../src/lib/server/session.svelte', () => ({
  gameInfo: () => ({ id: 'boats', setup: [], setups: [], summary: ['players', 'laps', 'lake'] }),
}))

it('says of a number what it counts', () => {
  expect(setupText('boats', { players: 3, laps: 4, lake: 'garda' })).toBe('3 players · laps: 4 · garda')
})

it('says of the only number what it counts, and lets nobody choose', async () => {
  const shown = mount(SetupOption, {
    target: document.body,
    props: { game: 'boats', choice: { name: 'players', values: [3] }, value: 3 },
  })
  flushSync()
  expect(document.body.textContent.trim()).toBe('Players: 3')
  expect(document.querySelector('input')).toBeNull()
  await unmount(shown)
})
