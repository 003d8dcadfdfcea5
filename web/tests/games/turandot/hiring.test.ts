import { describe, expect, it } from 'vitest'
import {
  biddersFor,
  crewBidders,
  hirerOf,
  isNextStep,
  ownerOf,
  roundOf,
  roundOnStage,
  roundsRevealed,
} from '../../../src/games/turandot/show/hiring'
import { audition, bid, finished, player, position } from './positions'

const between = position({ phase: 'audition', round: 1, past: [finished], to_act: [] })
const [first, second] = audition

describe('a finished round', () => {
  const round = roundOf(between, 1)

  it('stays on the stage until the next one begins', () => {
    expect(roundOnStage(between)?.round).toBe(1)
    expect(roundOnStage({ ...between, phase: 'bid' })?.round).toBe(2)
  })

  it('tells who bid for a slot, who hired and whose the card is', () => {
    if (!round || !first || !second) throw new Error('no round')
    expect(biddersFor(round, 1).map(({ seat }) => seat)).toEqual([0, 2])
    expect(hirerOf(round, first)?.seat).toBe(2)
    expect(hirerOf(round, second), 'a stand-in is not hired').toBeNull()
    expect(ownerOf(round, second)?.seat).toBe(0)
  })
})

it('asks for crew clockwise from the Maestro’s left', () => {
  const hires = [0, 1, 2].map((seat) => ({
    seat,
    bid: bid(null, 1),
    got: 'crew' as const,
    singer: null,
    director: null,
  }))
  const round = roundOf(position({ past: [{ ...finished, maestro: 1, hires }] }), 1)
  expect(round && crewBidders(round).map(({ seat }) => seat)).toEqual([2, 0, 1])
})

it('shows no bid before all are revealed', () => {
  const players = [player({ bid: bid(2) }), player(), player()]
  const sealed = roundOf(position({ players }), 1)
  expect(sealed?.gains[0]?.bid).toBeNull()
  const open = roundOf(position({ players, phase: 'give' }), 1)
  expect(open?.gains[0]?.bid).toEqual(bid(2))
})

it('counts revealed rounds', () => {
  expect(roundsRevealed(position())).toBe(0)
  expect(roundsRevealed(position({ phase: 'give' }))).toBe(1)
  expect(roundsRevealed(between)).toBe(1)
})

it.each([
  ['a sealed bid', position(), position({ to_act: [1, 2] }), true],
  ['the last bid', position({ to_act: [0] }), between, true],
  ['the next audition', between, { ...between, phase: 'bid' as const }, true],
  ['a step back', between, position(), false],
  ['other eyes', position(), position({ seat: 2 }), false],
  ['two rounds at once', position(), { ...between, round: 2, past: [finished, finished] }, false],
])('%s is a step: %#', (_, before, after, isStep) => {
  expect(isNextStep(before, after)).toBe(isStep)
})
