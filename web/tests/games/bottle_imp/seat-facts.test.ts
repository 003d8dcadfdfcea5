import { describe, expect, it } from 'vitest'
import { factsOf, figuresOf, fullName, partyOf } from '../../../src/games/bottle_imp/seats/seat-facts'
import type { Scene } from '../../../src/games/bottle_imp/show/scene'
import type { BottleImpDanger, BottleImpPosition } from '../../../src/protocol'
import { people } from '../../people'
import { position } from './positions'

/** What these functions read of a scene. */
function scene(
  at: BottleImpPosition,
  more: { lying?: boolean; danger?: BottleImpDanger; you?: number | null } = {},
): Scene {
  const { tricks_won, taken_points, bottles, totals } = at
  const read = {
    position: at,
    names: people(more.you),
    stage: { settled: { tricks_won, taken_points, bottles }, totals, isTrickLying: more.lying ?? false },
    danger: more.danger ?? null,
  }
  return read as unknown as Scene
}

const texts = (from: Scene, seat: number) => factsOf(from, seat).map(({ text }) => text)

describe('figures', () => {
  it('are the cards held, the tricks won and the points taken', () => {
    const at = position({ hand_sizes: [3, 4, 5], tricks_won: [0, 2, 0], taken_points: [0, 17, 0] })
    expect(figuresOf(scene(at), 1).map(({ figure, value }) => [figure, value])).toEqual([
      ['cards', 4],
      ['tricks', 2],
      ['points', 17],
    ])
  })

  it('are only the cards at a table that plays from memory', () => {
    const at = position({ tricks_won: [], taken_points: [] })
    expect(figuresOf(scene(at), 0).map(({ figure }) => figure)).toEqual(['cards'])
  })

  it('count open hands once the passes are done', () => {
    const at = position({ open_hands: [['5', '6'], []] })
    expect(figuresOf(scene(at), 0)[0]?.value).toBe(5)
    expect(figuresOf(scene({ ...at, phase: 'pass' }), 0)[0]?.value).toBe(3)
  })
})

it('names a bot with its level', () => {
  expect(fullName(people(), 1)).toBe('Anna')
  expect(fullName(people(), 2)).toBe('Bot 3 (easy)')
})

describe('a party', () => {
  const teams = position({ parties: [0, 1, 0, 1] })

  it('is nothing where all play for themselves, or before there is a dealer', () => {
    expect(partyOf(scene(position()), 1)).toBeNull()
    expect(partyOf(scene({ ...teams, dealer: null }), 1)).toBeNull()
  })

  it('is your partner only for you', () => {
    expect(partyOf(scene(teams), 2)?.isPartner).toBe(true)
    expect(partyOf(scene(teams), 1)?.isPartner).toBe(false)
    expect(partyOf(scene(teams), 0)?.isPartner).toBe(false)
    expect(partyOf(scene({ ...teams, seat: null }, { you: null }), 2)?.isPartner).toBe(false)
  })

  it('has the letter of its team', () => {
    const letters = [0, 1, 2, 3].map((seat) => partyOf(scene(teams), seat)?.letter)
    expect(letters).toEqual(['A', 'B', 'A', 'B'])
  })

  it('of one is alone', () => {
    const alone = partyOf(scene(position({ parties: [0, 1, 1] })), 0)
    expect([alone?.letter, alone?.band]).toEqual([null, 'alone'])
  })
})

describe('the facts', () => {
  it('begin with whose turn it is, unless a trick is still looked at', () => {
    const at = position({ to_act: [1] })
    const still = texts(scene(at, { lying: true }), 1)
    const facts = texts(scene(at), 1)
    expect(facts.slice(1)).toEqual(still)
  })

  it('tell the dealer, the bottle and the colours that are lacking', () => {
    const at = position({ bottles: [{ price: '17', owner: 2 }], totals: [0, 0, -4] })
    const danger = { game: 'bottle_imp', lacks: [[], [], ['red']] } as unknown as BottleImpDanger
    const facts = texts(scene(at, { danger }), 2).join(' | ')
    expect(facts).toContain('17')
    expect(facts).toContain('−4')
    expect(facts).toContain('red')
    expect(texts(scene(at, { danger }), 1).join(' | ')).not.toContain('red')
  })

  it('tell two bottles apart', () => {
    const bottles = [
      { price: '11', owner: 1 },
      { price: '13', owner: 1 },
    ]
    const facts = texts(scene(position({ bottles })), 1).join(' | ')
    expect(facts).toMatch(/ A\b.*11.* B\b.*13/)
  })
})
