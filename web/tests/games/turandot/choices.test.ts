import { describe, expect, it } from 'vitest'
import turandot from '../../../src/games/turandot'
import { lessons } from '../../../src/games/turandot/lessons'
import { bidMove, bidOf } from '../../../src/games/turandot/show/notation'
import { isCast, pointsOf, swapped } from '../../../src/games/turandot/tasks/casting'
import { BidDraft, CastDraft } from '../../../src/games/turandot/tasks/drafts.svelte'
import { has } from '../../../src/lib/words.svelte'
import { lineText } from '../../../src/play/lines'
import type { BidTask, CastTask, SingerFace } from '../../../src/protocol'
import { people } from '../../people'
import { player, position } from './positions'

const names = people()

describe('lines', () => {
  it.each([
    ['0 bid 3 money 2 bluff', /^You.*3.*2 money cards.*bluff/],
    ['1 bid crew', /^Anna.*one money card for crew/],
    ['1 give 4 to 0', 'Anna gives out the card in slot 4. It goes to: You.'],
    ['0 name 2', 'You choose who dismisses a director: Bot 3.'],
    ['1 dismiss scenery', /^Anna dismisses the director “.+”\.$/],
    ['maestro 1', 'Maestro: Anna'],
    ['audition 5 6 7', 'Auditioning: 5 · 6 · 7'],
    ['1 dance', '1 dance'],
  ])('%s', (line, text) => {
    expect(lineText(turandot, line, names)).toMatch(text)
  })
})

it('tells who auditions where the singers are known', () => {
  const face: SingerFace = { id: 5, category: 'goth', gender: 'female', stars: 2, favourite: null }
  const deck = { game: 'turandot' as const, singers: [face] }
  expect(lineText(turandot, 'audition 5 scenery', names, deck)).toMatch(/goth, female, 2 stars · /)
})

it('explains a stand-in when it is given, not when the opera is cast', () => {
  const standIn = lessons.find(({ id }) => id === 'tur-stand-in')
  const waiting = [player({ needs_stand_in: true }), player(), player()]
  expect(standIn?.when(position({ phase: 'give', players: waiting }), null)).toBe(true)
  expect(standIn?.when(position({ phase: 'cast', players: waiting }), null)).toBe(false)
})

describe('hints', () => {
  const face: SingerFace = { id: 5, category: 'goth', gender: 'female', stars: 2, favourite: 'turandot' }
  const about = {
    names,
    task: { kind: 'name' as const, seats: [1] },
    cards: { game: 'turandot' as const, singers: [face] },
  }

  it.each([
    ['bid 3', /^Bid .*3/],
    ['give 2 to 0', 'Take number 2'],
    ['give 2 to 1', 'Give number 2 to Anna'],
    ['name 1', 'Let Anna dismiss a director'],
    ['cast 5 3 16 1 9 14', /^Cast: Turandot: .*2 stars.*; Calaf; /],
  ])('%s', (move, text) => {
    expect(turandot.suggestionText(move, about)).toMatch(text)
  })
})

it('has words for each lesson', () => {
  const parts = lessons.flatMap(({ id }) => ['title', 'text', 'tip'].map((part) => `guide-${id}-${part}`))
  expect(parts.filter((key) => !has(key))).toEqual([])
})

it.each(['bid 3', 'bid 3 money 2', 'bid 3 money 2 bluff', 'bid crew', 'bid crew bluff'])(
  'reads and writes %s',
  (move) => {
    expect(bidMove(bidOf(move.split(' ').slice(1)))).toBe(move)
  },
)

describe('a bid', () => {
  const task: BidTask = { kind: 'bid', numbers: [1, 3], most_money: 2, may_bid_crew: true }
  const draft = () => new BidDraft(task, 'abc', 3, null)

  it('needs a goal', () => {
    expect(draft().bid).toBeNull()
  })

  it('lays no more money than there is', () => {
    const bid = draft()
    bid.aim(3)
    bid.lay(9)
    expect(bid.bid).toEqual({ number: 3, money: 2, bluff: false })
    bid.lay(-1)
    expect(bid.money).toBe(0)
  })

  it('aims only where it may', () => {
    const bid = draft()
    bid.aim(2)
    expect(bid.target).toBeNull()
    const german = new BidDraft({ ...task, may_bid_crew: false }, 'abc', 3, null)
    german.aim('crew')
    expect(german.target).toBeNull()
  })

  it('for crew is one money card', () => {
    const bid = draft()
    bid.aim('crew')
    bid.lay(2)
    bid.bluff(true)
    expect(bid.bid).toEqual({ number: null, money: 1, bluff: true })
    expect(bid.cards, 'money and bluff lie face down').toBe(2)
  })

  it('is kept through a reload', () => {
    const bid = draft()
    bid.aim(3)
    bid.lay(1)
    expect(draft().bid).toEqual({ number: 3, money: 1, bluff: false })
  })

  it('goes on from what was taken back', () => {
    const before = { number: 1, money: 2, bluff: true }
    expect(new BidDraft(task, 'xyz', 4, before).bid).toEqual(before)
  })
})

describe('a cast', () => {
  const nothing = { favourite: 0, gender: 0, director: 0 }
  const task: CastTask = {
    kind: 'cast',
    singers: [5, 3],
    fixed: { stars: 4, scenery: 1, favourites: 0, gender: 0, director: 0, maestro: 0, total: 5 },
    worth: [
      { singer: 5, roles: [{ ...nothing, favourite: 3, director: 1 }, nothing] },
      { singer: 3, roles: [nothing, { ...nothing, gender: -2 }] },
    ],
    best: [5, 3],
  }

  it('is worth what its singers are worth in their roles', () => {
    expect(pointsOf(task, [5, 3])).toMatchObject({ favourites: 3, director: 1, gender: -2, total: 7 })
    expect(pointsOf(task, [3, 5]).total).toBe(5)
    expect(task.fixed.total, 'the task stays as it was').toBe(5)
  })

  it('swaps two places', () => {
    expect(swapped([5, 3, 9], 0, 2)).toEqual([9, 3, 5])
  })

  it('is whole or none', () => {
    expect(isCast([3, 5], [5, 3])).toBe(true)
    expect(isCast([3], [5, 3])).toBe(false)
    expect(isCast([3, 9], [5, 3])).toBe(false)
    expect(isCast('53', [5, 3])).toBe(false)
  })

  it('swaps the singers that are pressed, and is kept through a reload', () => {
    const draft = new CastDraft(task, 'abc', 3, [])
    expect([draft.cast, draft.hasChosen]).toEqual([[5, 3], false])
    draft.pick(0)
    expect([draft.picked, draft.hasChosen]).toEqual([0, true])
    draft.pick(0)
    expect(draft.picked, 'pressed again it is left').toBeNull()
    draft.pick(0)
    draft.pick(1)
    expect([draft.move, draft.picked, draft.points.total]).toEqual(['cast 3 5', null, 5])
    expect(new CastDraft(task, 'abc', 3, []).cast).toEqual([3, 5])
  })

  it('goes on from what was taken back', () => {
    const draft = new CastDraft(task, 'xyz', 4, [3, 5])
    expect([draft.cast, draft.hasChosen]).toEqual([[3, 5], true])
  })
})
