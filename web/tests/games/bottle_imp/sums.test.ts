import { describe, expect, it } from 'vitest'
import { bottlesAt, placesFor, teamLetter } from '../../../src/games/bottle_imp/seats/seating'
import { formula, totalsAfter } from '../../../src/games/bottle_imp/sheets/sums'
import type { RoundScore } from '../../../src/protocol'
import { position, round } from './positions'

const score = (more: Partial<RoundScore>): RoundScore => ({
  seat: 0,
  score: 0,
  taken: [],
  taken_points: 0,
  reason: 'tricks',
  factor: 1,
  ...more,
})

describe('formula', () => {
  it.each([
    ['the points of tricks', score({ score: 12 }), '12'],
    ['a loss', score({ score: -3, reason: 'bottle' }), '−3'],
    ['a double loss', score({ score: -6, reason: 'two-bottles', factor: 2 }), '−2 × 3 = −6'],
    ['twice what one took alone', score({ score: 40, reason: 'alone', taken_points: 20 }), '2 × 20 = 40'],
  ])('writes %s', (_, line, text) => {
    expect(formula(round, line)).toBe(text)
  })

  it('adds up what partners took', () => {
    const scores = [
      score({ seat: 0, taken_points: 35, reason: 'team', score: 68 }),
      score({ seat: 1, taken_points: 20 }),
      score({ seat: 2, taken_points: 33, reason: 'team', score: 68 }),
    ]
    const teams = { ...round, parties: [0, 1, 0], scores }
    expect(formula(teams, scores[0] ?? score({}))).toBe('35 + 33 = 68')
  })
})

it('adds up rounds', () => {
  const after = position({ past: [round, round] })
  expect(totalsAfter(after, 0)).toEqual([12, -3, 0])
  expect(totalsAfter(after, 1)).toEqual([24, -6, 0])
})

describe('seating', () => {
  it.each([2, 3, 4, 5, 6])('has a place for each of %i', (players) => {
    const places = placesFor(players)
    expect(places).toHaveLength(players)
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(players)
  })

  it('leaves room for the trick where many sit', () => {
    const stand = (players: number) => placesFor(players).map((place) => bottlesAt(place, players))
    expect(stand(4)).toEqual(['inwards', 'inwards', 'inwards', 'inwards'])
    expect(stand(5)).toEqual(['inwards', 'over', 'under', 'under', 'over'])
  })

  it('gives letters to teams only', () => {
    const parties = [0, 1, 0, 3, 1]
    expect(parties.map((_, seat) => teamLetter(parties, seat))).toEqual(['A', 'B', 'A', null, 'B'])
  })
})
