import { describe, expect, it } from 'vitest'
import { lessons } from '../../../src/games/bottle_imp/lessons'
import { lessonFor } from '../../../src/guide/lessons'
import { has } from '../../../src/lib/words.svelte'
import type { PassTask, PlayTask } from '../../../src/protocol'
import { plays, position, round } from './positions'

const task: PlayTask = { kind: 'play', cards: ['21'], must_follow: 'green' }
const passTask: PassTask = { kind: 'pass', goals: [{ goal: 'mystery', seat: null }], cards: ['21'] }
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

  it('does not speak of a round that is over while the next one is played', () => {
    const now = { position: position({ past: [round], trick: plays.slice(0, 1) }), task: null }
    const end = lessons.find(({ id }) => id === 'imp-end') ?? null
    expect(lessonFor(lessons, now, nothing, end)).toBeNull()
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

  it('gives way to what is asked', () => {
    const now = { position: position({ past: [round], phase: 'pass' }), task: passTask }
    const end = lessons.find(({ id }) => id === 'imp-end') ?? null
    expect(lessonFor(lessons, { ...now, task: null }, nothing, null)).toBe(end)
    expect(lessonFor(lessons, now, nothing, end)?.id).toBe('imp-pass')
  })

  it('does not come twice', () => {
    expect(lessonFor(lessons, now, new Set(['imp-owner']), null)?.id).toBe('imp-lead')
    expect(lessonFor(lessons, now, new Set(lessons.map(({ id }) => id)), null)).toBeNull()
  })
})
