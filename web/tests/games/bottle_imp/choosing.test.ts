import { describe, expect, it } from 'vitest'
import { Ahead } from '../../../src/games/bottle_imp/hand/ahead.svelte'
import { marksOf } from '../../../src/games/bottle_imp/hints'

const move = (move: string, points: number | null) => ({ move, points, chance: null })

describe('hints on the cards', () => {
  it('gives each card its points, and the first is the best', () => {
    const marks = marksOf([move('play 24', 8.7), move('play 2.5', -3)])
    expect(marks.get('24')).toMatchObject({ points: '8.7', isBest: true })
    expect(marks.get('2.5')).toMatchObject({ points: '−3', isBest: false })
    expect(marks.get('24')?.spoken).toContain('8.7')
  })

  it('lights up the cards of the best pass', () => {
    const marks = marksOf([
      move('pass mystery 1 left 37 right 22.5', 5),
      move('pass mystery 3 left 37 right 22.5', 4),
    ])
    expect([...marks.keys()]).toEqual(['1', '37', '22.5'])
    expect([...marks.values()].every(({ isBest, points }) => isBest && points === null)).toBe(true)
  })

  it('says nothing without a hint', () => {
    expect(marksOf([]).size).toBe(0)
  })
})

describe('a card chosen ahead', () => {
  it('is taken back when it is pressed again, and another takes its place', () => {
    const ahead = new Ahead()
    ahead.toggle('24')
    expect(ahead.card).toBe('24')
    ahead.toggle('24')
    expect(ahead.card).toBeNull()
    ahead.toggle('24')
    ahead.toggle('7')
    expect(ahead.card).toBe('7')
    ahead.takeBack()
    expect(ahead.card).toBeNull()
  })

  it('is played once', () => {
    const ahead = new Ahead()
    ahead.toggle('24')
    expect(ahead.take()).toBe('24')
    expect(ahead.take()).toBeNull()
  })
})
