import { describe, expect, it } from 'vitest'
import { question, turn } from '../../../src/games/turandot/table/ask'
import { Choosing } from '../../../src/games/turandot/tasks/choosing.svelte'
import type { Opera } from '../../../src/games/turandot/types'
import { people } from '../../people'
import { bid, position } from './positions'

const bidding: Opera['task'] = { kind: 'bid', numbers: [1, 3], most_money: 2, may_bid_crew: true }
const giving: Opera['task'] = { kind: 'give', slots: [2, 3], seats: [0, 1] }

function asked(task: Opera['task'] | null, at = position()) {
  const props = { welcome: { table: 'abc' }, position: at, task, decision: 1 }
  const stage = $state({ isBusy: false })
  return { choosing: new Choosing(props, stage), stage }
}

describe('on the stage', () => {
  it('offers what can be bid for', () => {
    const { choosing } = asked(bidding)
    expect(choosing.targets).toEqual([1, 3, 'crew'])
    choosing.choose(3)
    expect([choosing.chosen, choosing.draft?.bid?.number]).toEqual([3, 3])
  })

  it('offers cards to give, and keeps the choice through a reload', () => {
    const { choosing } = asked(giving)
    expect(choosing.targets).toEqual([2, 3])
    choosing.choose(2)
    expect(choosing.chosen).toBe(2)
    expect(asked(giving).choosing.gift).toBe(2)
    expect(asked({ ...giving, slots: [3] }).choosing.gift, 'it has been given').toBeNull()
  })

  it('offers nothing while it is busy', () => {
    const { choosing, stage } = asked(bidding)
    stage.isBusy = true
    expect([choosing.task, choosing.targets, choosing.chosen]).toEqual([null, [], null])
  })

  it('shows where a sealed bid lies', () => {
    expect(asked(null, position({ own_bid: bid(3) })).choosing.bidOn).toBe(3)
    expect(asked(null, position({ own_bid: bid(null, 1) })).choosing.bidOn).toBe('crew')
    expect(asked(null).choosing.bidOn).toBeNull()
  })

  it('goes on from what was taken back, in the same round only', () => {
    const { choosing } = asked(bidding)
    choosing.remember(position({ own_bid: bid(3, 1) }))
    expect(choosing.draft?.bid).toEqual(bid(3, 1))
    const later = asked(bidding, position({ round: 1 })).choosing
    later.remember(position({ own_bid: bid(3, 1) }))
    expect(later.draft?.bid).toBeNull()
  })
})

describe('in words', () => {
  it('asks for a director in their round', () => {
    const directors = question(giving, position({ is_directors_round: true }))
    expect(question(giving, position())).not.toBe(directors)
    expect(question(null, position())).toBe('')
  })

  it('tells whose turn it is', () => {
    const names = people()
    expect(turn(position(), names, true)).toBe('Your turn')
    expect(turn(position({ to_act: [1, 2] }), names, false)).toContain('Anna and Bot 3')
    expect(turn(position({ to_act: [] }), names, false)).toBe('')
  })
})
