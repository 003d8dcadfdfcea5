import { describe, expect, it } from 'vitest'
import { lessons } from '../../../src/games/bottle_imp/lessons'
import { lessonFor } from '../../../src/guide/lessons'
import { has } from '../../../src/lib/words.svelte'
import type { PlayTask } from '../../../src/protocol'
import { plays, position, round } from './positions'

const task: PlayTask = { kind: 'play', cards: ['21'], must_follow: 'green' }
const nothing = new Set<string>()

it('has words for each', () => {
  const parts = lessons.flatMap(({ id }) => ['title', 'text', 'tip'].map((part) => `guide-${id}-${part}`))
  expect(parts.filter((key) => !has(key))).toEqual([])
})

describe('what helps', () => {
  const first = (at: Parameters<typeof position>[0], asked: PlayTask | null = task) =>
    lessonFor(lessons, { position: position(at), task: asked }, nothing, null)?.id

  it('follows from what is asked', () => {
    expect(first({})).toBe('imp-lead')
    expect(first({ trick: plays.slice(0, 1), winning: '21' })).toBe('imp-follow')
    expect(first({ trick: plays.slice(0, 1), winning: '17' })).toBe('imp-below')
    expect(first({ bottles: [{ price: '17', owner: 0 }] })).toBe('imp-owner')
    expect(first({ past: [round], phase: 'deal' }, null)).toBe('imp-end')
  })

  it('is nothing for spectators', () => {
    expect(first({ seat: null })).toBeUndefined()
  })
})

describe('one lesson at a time', () => {
  const now = { position: position({ bottles: [{ price: '17', owner: 0 }] }), task }

  it('stays while it fits', () => {
    const lead = lessons.find(({ id }) => id === 'imp-lead') ?? null
    expect(lessonFor(lessons, now, nothing, lead)).toBe(lead)
  })

  it('does not come twice', () => {
    expect(lessonFor(lessons, now, new Set(['imp-owner']), null)?.id).toBe('imp-lead')
    expect(lessonFor(lessons, now, new Set(lessons.map(({ id }) => id)), null)).toBeNull()
  })
})
