import { expect, it } from 'vitest'
import { isNextStep, isRoundOver, played } from '../../../src/games/bottle_imp/show/steps'
import { plays, position, round, trick } from './positions'

const two = position({ trick: plays.slice(0, 2) })

it('counts the cards of a round', () => {
  expect(played(position({ tricks: [trick], trick: plays.slice(0, 1) }))).toBe(4)
})

it('counts them where the last trick only is shown', () => {
  const from_memory = position({ tricks: [trick], tricks_finished: 5, trick: plays.slice(0, 2) })
  expect(played(from_memory)).toBe(17)
})

it.each([
  ['a card', two, position({ tricks: [trick] }), true],
  ['a secret choice', position({ phase: 'pass' }), position({ phase: 'pass', sealed: [true] }), true],
  ['the last card of a round', two, position({ tricks: [trick], past: [round], phase: 'deal' }), true],
  ['the next deal', position({ phase: 'deal', tricks: [trick] }), position({ phase: 'pass' }), true],
  ['two cards', position(), two, false],
  ['a step back', two, position(), false],
  ['other eyes', two, { ...two, seat: 1 }, false],
  ['two rounds', two, position({ past: [round, round], phase: 'pass' }), false],
])('%s is a step: %#', (_, before, after, isStep) => {
  expect(isNextStep(before, after)).toBe(isStep)
})

it('knows when a round is over', () => {
  expect(isRoundOver(position({ past: [round], phase: 'deal' }))).toBe(true)
  expect(isRoundOver(position({ past: [round], phase: 'pass' }))).toBe(false)
  expect(isRoundOver(position({ phase: 'deal' }))).toBe(false)
})
