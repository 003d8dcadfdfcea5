import { describe, expect, it } from 'vitest'
import { ThinkingTimes } from '../../../src/play/input/forced'

/** The greatest distance between two distributions, from 0 to 1 (Kolmogorov and Smirnov). */
function distance(one: readonly number[], other: readonly number[]): number {
  const share = (all: readonly number[], at: number) => all.filter((each) => each <= at).length / all.length
  return Math.max(...[...one, ...other].map((at) => Math.abs(share(one, at) - share(other, at))))
}

/** As from a seed: the same on every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state / 2 ** 31
  }
}

describe('a forced card', () => {
  it('takes as long as the free choices of the same person: nothing tells them apart', () => {
    const random = randomFrom(7)
    const times = new ThinkingTimes()
    const free: number[] = []
    const forced: number[] = []
    for (let at = 0; at < 600; at += 1) {
      const taken = 400 + 3000 * random() ** 2
      times.note(taken)
      free.push(taken)
      forced.push(times.draw(random))
    }
    expect(distance(free, forced)).toBeLessThan(0.08)
    const atOnce = forced.map(() => 0)
    expect(distance(free, atOnce), 'the measure can tell').toBeGreaterThan(0.9)
  })

  it('has a time before anything is known of the person, and forgets old times', () => {
    const times = new ThinkingTimes()
    expect(times.draw(() => 0.5)).toBeGreaterThan(1000)
    for (let at = 0; at < 50; at += 1) times.note(50)
    expect(times.draw(() => 0.99)).toBe(50)
  })

  it('does not wait for ever, however long somebody was away', () => {
    const times = new ThinkingTimes()
    times.note(3_600_000)
    expect(times.draw(() => 0)).toBeLessThanOrEqual(12_000)
  })
})
