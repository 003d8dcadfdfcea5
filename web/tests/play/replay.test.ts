import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/lib/server/api'
import { ReplayReader } from '../../src/play/playback/replay.svelte'
import type { Replay } from '../../src/protocol'

/** A match of 250 frames in rounds of 100, sent at most 60 frames and one round at a time. */
const frames_in_all = 250
const most_frames = 60
let tells = true

function answer(wish: Record<string, number>): Replay {
  const first = wish['first'] ?? 0
  const count = Math.min(most_frames, wish['count'] ?? 0)
  const last = Math.min(first + count, frames_in_all)
  const first_round = wish['first_round'] ?? 0
  const frames = Array.from({ length: last - first }, (_, at) => ({
    number: first + at,
    line: `${first + at} seen by ${wish['seat'] ?? 'all'}`,
    position: { round: Math.floor((first + at) / 100), past: [] },
    task: null,
  }))
  const past = tells && first_round < 2 ? [{ round: first_round }] : []
  const next_frame = last < frames_in_all ? last : null
  return { frames, past, first_round, next_frame, frames_in_all } as unknown as Replay
}

beforeEach(() => {
  tells = true
  vi.spyOn(api, 'replay').mockImplementation((_, wish) => Promise.resolve(answer(wish)))
})

const asked = () => vi.mocked(api.replay).mock.calls.map(([, { first, count }]) => [first, count])

describe('a stretch', () => {
  it('is read whole, however little comes at a time', async () => {
    const reader = new ReplayReader({ table: 'abc' })
    await reader.need(0)
    expect(reader.frames.size).toBe(100)
    expect(asked()).toEqual([
      [0, 100],
      [60, 40],
    ])
  })

  it('is asked for once', async () => {
    const reader = new ReplayReader({ table: 'abc' })
    await Promise.all([reader.need(0), reader.need(99), reader.need(1)])
    expect(asked()).toHaveLength(2)
  })

  it('ends with the match', async () => {
    const reader = new ReplayReader({ table: 'abc' })
    await reader.need(249)
    expect([...reader.frames.keys()].at(-1)).toBe(249)
    expect(reader.frames.size).toBe(50)
  })

  it('can be asked for again after a failure', async () => {
    vi.mocked(api.replay).mockRejectedValueOnce(new Error('down'))
    const reader = new ReplayReader({ table: 'abc' })
    await expect(reader.need(0)).rejects.toThrow('down')
    await reader.need(0)
    expect(reader.frames.size).toBe(100)
  })
})

describe('finished rounds', () => {
  const pastOf = (reader: ReplayReader, frame: number) => reader.frames.get(frame)?.position.past

  it('come once, and every frame has its own', async () => {
    const reader = new ReplayReader({ table: 'abc' })
    await reader.need(200)
    expect(pastOf(reader, 240)).toEqual([{ round: 0 }, { round: 1 }])
    await reader.need(0)
    expect(pastOf(reader, 50)).toEqual([])
  })

  it('are not waited for where a game tells none', async () => {
    tells = false
    const reader = new ReplayReader({ table: 'abc' })
    await reader.need(200)
    expect(pastOf(reader, 240)).toEqual([])
  })
})

it('looks through other eyes at the same moment', async () => {
  const reader = new ReplayReader({ table: 'abc' })
  await reader.need(0)
  await reader.choose(2, 120)
  expect(reader.seat).toBe(2)
  expect(reader.frames.get(120)?.line).toBe('120 seen by 2')
  expect(reader.frames.has(0), 'what others saw is gone').toBe(false)
})

it('drops an answer for eyes that were closed meanwhile', async () => {
  let arrive: (late: Replay) => void = () => undefined
  vi.mocked(api.replay).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const reader = new ReplayReader({ table: 'abc' })
  const before = reader.need(0)
  await reader.choose(1, 0)
  arrive(answer({ first: 0, count: 60 }))
  await before
  expect(reader.frames.get(0)?.line).toBe('0 seen by 1')
})
