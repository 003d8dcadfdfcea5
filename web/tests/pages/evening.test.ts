import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../src/lib/server/problem'
import { chartOf } from '../../src/pages/evening/chart'
import { exportAll } from '../../src/pages/evening/export'
import { rankingOf } from '../../src/pages/parts/ranking'
import type { Export } from '../../src/protocol'

describe('a chart', () => {
  it('runs from the lowest score to the highest, with zero between them', () => {
    const { points, line, zero } = chartOf([-10, 0, 30], 108, 48)
    expect(points).toEqual([
      { x: 4, y: 44 },
      { x: 54, y: 34 },
      { x: 104, y: 4 },
    ])
    expect(line).toBe('M4 44L54 34L104 4')
    expect(zero).toBe(34)
  })

  it('runs through the middle where all scores are equal', () => {
    expect(chartOf([7, 7], 100, 50).points.map(({ y }) => y)).toEqual([25, 25])
    expect(chartOf([7], 100, 50).zero).toBeNull()
  })
})

describe('a ranking', () => {
  it('has winners first, shares places, and keeps ties in the order of the seats', () => {
    const places = rankingOf([5, 9, 9, -2], [1, 2]).map(({ seat, place }) => [seat, place])
    expect(places).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ])
  })

  it('puts a winner by stars before who scored as much', () => {
    const places = rankingOf([9, 9], [1]).map(({ seat, place }) => [seat, place])
    expect(places).toEqual([
      [1, 1],
      [0, 2],
    ])
  })
})

describe('an export', () => {
  const page = (table: string, next: string | null) =>
    ({ name: 'Ada', matches: [{ match: { table }, record: null }], next }) as unknown as Export

  it('reads all pages, and waits where the server asks for it', async () => {
    const ask = vi
      .fn<(before: string | null) => Promise<Export>>()
      .mockResolvedValueOnce(page('a', 'x'))
      .mockRejectedValueOnce(new Problem('too-fast', { seconds: 7 }))
      .mockResolvedValueOnce(page('b', null))
    const wait = vi.fn(() => Promise.resolve())
    const all = await exportAll(ask, () => undefined, wait)
    expect(all.matches.map(({ match }) => match.table)).toEqual(['a', 'b'])
    expect(ask.mock.calls).toEqual([[null], ['x'], ['x']])
    expect(wait).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('throws any other trouble', async () => {
    const ask = () => Promise.reject(new Problem('no-connection'))
    await expect(exportAll(ask, () => undefined)).rejects.toThrow('no-connection')
  })
})
