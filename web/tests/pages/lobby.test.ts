import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import HostLine from '../../src/pages/table/lobby/HostLine.svelte'
import { secondsUntil, waitingFor } from '../../src/pages/table/lobby/waiting'
import type { HostInfo, TableInfo } from '../../src/protocol'
import { people, seats } from '../people'

const [you, anna, bot, open] = seats as [
  (typeof seats)[0],
  (typeof seats)[0],
  (typeof seats)[0],
  (typeof seats)[0],
]
const host: HostInfo = { name: 'Anna', seat: 1, is_here: true, heir: null, heir_in_s: null }

function tableWith(more: Partial<TableInfo>): TableInfo {
  return {
    type: 'table',
    status: 'gathering',
    seats: [you, anna, bot],
    your_seat: 0,
    is_host: false,
    spectators: 0,
    next_table: null,
    allows_hints: false,
    host,
    starts: false,
    first: null,
    allows_chat: true,
    ...more,
  }
}

describe('what a lobby waits for', () => {
  it('counts open seats', () => {
    expect(waitingFor({ seats: [you, open, open] }, false)).toEqual({ open: 2, missing: [] })
  })

  it('names people who sit here and are not here', () => {
    const gone = { ...anna, is_connected: false }
    expect(waitingFor({ seats: [you, gone, bot] }, false)).toEqual({ open: 0, missing: [1] })
    expect(waitingFor({ seats: [you, gone, bot] }, true).missing).toEqual([])
  })
})

describe('the line about the host', () => {
  let shown: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(async () => {
    if (shown) await unmount(shown)
    vi.useRealTimers()
  })

  function lineFor(table: TableInfo, isCorrespondence = false): string {
    document.body.innerHTML = ''
    const waiting = waitingFor(table, isCorrespondence)
    const props = { table, waiting, names: people(), isCorrespondence }
    shown = mount(HostLine, { target: document.body, props })
    flushSync()
    return document.body.textContent.replace(/\s+/g, ' ').trim()
  }

  it('says who can start, and from when', () => {
    expect(lineFor(tableWith({}))).toBe('Anna can start the match.')
    expect(lineFor(tableWith({ seats: [you, anna, open] }))).toBe(
      'Anna can start the match as soon as all seats are taken.',
    )
    expect(lineFor(tableWith({ is_host: true, seats: [you, open, bot] }))).toBe(
      'You can start as soon as all seats are taken.',
    )
    expect(lineFor(tableWith({ is_host: true, starts: true }))).toBe(
      'It begins by itself as soon as everybody is here.',
    )
    expect(lineFor(tableWith({ host: null }))).toBe('Whoever sits down first is the host.')
  })

  it('counts down until somebody else is the host', async () => {
    const gone = { ...host, is_here: false, heir: 0, heir_in_s: 12.4 }
    expect(lineFor(tableWith({ host: gone }))).toBe(
      'Anna is the host and is not here. In 13 s you will be the host.',
    )
    await vi.advanceTimersByTimeAsync(10_000)
    flushSync()
    expect(document.body.textContent).toContain('In 3 s you will be the host.')
  })

  it('needs no host over days', () => {
    const gone = { ...host, is_here: false }
    expect(lineFor(tableWith({ host: gone, starts: true }), true)).toBe(
      'It begins by itself as soon as all seats are taken.',
    )
  })
})

it('never counts below nothing', () => {
  expect(secondsUntil(3, 1.2)).toBe(2)
  expect(secondsUntil(3, 9)).toBe(0)
})
