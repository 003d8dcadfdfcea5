import { describe, expect, it } from 'vitest'
import { PassChoice } from '../../../src/games/bottle_imp/hand/pass.svelte'
import type { PassTask } from '../../../src/protocol'

const task: PassTask = {
  kind: 'pass',
  goals: [
    { goal: 'mystery', seat: null },
    { goal: 'left', seat: 1 },
    { goal: 'right', seat: 2 },
  ],
  cards: ['1', '22', '37'],
}

const choosing = (first: string[] = []) => new PassChoice(task, 'abc', 3, first)

describe('choosing', () => {
  it('fills the goals in their order', () => {
    const choice = choosing()
    choice.toggle('37')
    choice.toggle('1')
    expect(choice.cards).toEqual(['37', '1', null])
    expect([choice.next, choice.isComplete]).toEqual([2, false])
    choice.toggle('22')
    expect([choice.next, choice.isComplete, choice.move]).toEqual([
      null,
      true,
      'pass mystery 37 left 1 right 22',
    ])
  })

  it('takes a card back, and aims at its place', () => {
    const choice = choosing()
    for (const card of ['37', '1', '22']) choice.toggle(card)
    choice.toggle('1')
    expect(choice.cards).toEqual(['37', null, '22'])
    expect(choice.next).toBe(1)
  })

  it('puts the next card where somebody aimed', () => {
    const choice = choosing()
    choice.aim(2)
    choice.toggle('1')
    expect(choice.cards).toEqual([null, null, '1'])
  })

  it('swaps when a card is dropped on a taken place', () => {
    const choice = choosing()
    choice.put('1', 0)
    choice.put('22', 1)
    choice.put('1', 1)
    expect(choice.cards).toEqual(['22', '1', null])
  })

  it('takes no card that may not be passed', () => {
    const choice = choosing()
    choice.put('9', 0)
    choice.put('1', 7)
    expect(choice.cards).toEqual([null, null, null])
  })
})

it('writes goals of the same kind once', () => {
  const eye: PassTask = {
    kind: 'pass',
    goals: ['mystery', 'mystery', 'open'].map((goal) => ({ goal, seat: null }) as PassTask['goals'][0]),
    cards: ['1', '12', '37'],
  }
  const choice = new PassChoice(eye, 'abc', 3, ['1', '12', '37'])
  expect(choice.move).toBe('pass mystery 1 12 open 37')
})

describe('a reload', () => {
  it('keeps what was chosen', () => {
    choosing().put('22', 1)
    expect(choosing().cards).toEqual([null, '22', null])
  })

  it('begins with what was taken back, as far as it is still there', () => {
    expect(choosing(['1', '9', '37']).cards).toEqual(['1', null, '37'])
  })
})
