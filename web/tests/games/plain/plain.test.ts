import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kitOf, kits, learnWordsOf } from '../../../src/games'
import { changed, happened, moved, ranking, soFar } from '../../../src/games/plain/changes'
import { fitting, keysOf } from '../../../src/games/plain/choices'
import { fieldText, moveText } from '../../../src/games/plain/notation'
import { gameName } from '../../../src/lib/games'
import { settings } from '../../../src/lib/settings.svelte'
import { speak } from '../../../src/lib/words.svelte'
import { prospectText } from '../../../src/play/hints'
import { lineText } from '../../../src/play/lines'
import type { PlainPosition } from '../../../src/protocol'
import { people } from '../../people'
import { position } from './positions'

const names = people()

describe('the kit', () => {
  it('is the plain one for a game that brings none', () => {
    expect(kits.map(({ id }) => id)).not.toContain('toy')
    expect(kitOf('toy')).toBe(kitOf('toy'))
    expect(kitOf('toy')).toMatchObject({ id: 'toy', loadRules: null, HomeArt: null, lessons: [] })
  })

  it('writes lines and hints as the record does', () => {
    expect(lineText(kitOf('toy'), '1 play 24', names)).toBe('Anna: play 24')
    expect(lineText(kitOf('toy'), 'deal 1 2', names)).toBe('deal 1 2')
    expect(prospectText({ move: 'play 24', points: -1.5, chance: 0.25 }, 'toy')).toBe(
      '25% of the time · expected: −1.5',
    )
  })
})

describe('words', () => {
  // A page keeps the words it has learned, so this game is of this test only.
  const texts: Record<string, string> = {
    en: 'game-sloop = The Toy\nfield-sloop-hand_sizes = Cards held\nmove-sloop-play = Play the { $rest }\nmove-sloop-say-no = Refuse',
    de: 'game-sloop = Das Spielzeug',
  }

  beforeEach(() => {
    const page = fetch
    vi.stubGlobal(
      'fetch',
      vi.fn((address: string) => {
        const language = /^\/api\/games\/sloop\/words\/(\w+)$/.exec(address)?.[1]
        return language ? Promise.resolve(new Response(texts[language])) : page(address)
      }),
    )
  })

  it('are plain names until they are learned, then the reader’s', async () => {
    expect([gameName('sloop'), fieldText('sloop', 'hand_sizes'), moveText('sloop', 'play 24')]).toEqual([
      'sloop',
      'Hand sizes',
      'play 24',
    ])
    await learnWordsOf('sloop')
    expect([gameName('sloop'), fieldText('sloop', 'hand_sizes'), moveText('sloop', 'play 24')]).toEqual([
      'The Toy',
      'Cards held',
      'Play the 24',
    ])
    expect(moveText('sloop', 'say no'), 'a whole move has words of its own').toBe('Refuse')
    expect(moveText('sloop', 'say yes')).toBe('say yes')
    settings.language = 'de'
    await speak('de')
    expect([gameName('sloop'), fieldText('sloop', 'hand_sizes')]).toEqual(['Das Spielzeug', 'Hand sizes'])
  })
})

describe('what happened', () => {
  const pot = (value: string, is_own = false) => ({ name: 'pot', value, is_own })
  const before = position({ to_act: [0, 1], fields: [pot('1')] })

  it('is who moved and what changed', () => {
    const after = position({ to_act: [0], fields: [pot('')] })
    expect(moved(before, after)).toEqual([1])
    expect(changed(before, after)).toEqual([pot('')])
    expect(happened(before, after, names)).toEqual(['Anna has moved.', 'Pot: –'])
  })

  it('is not what only one seat sees', () => {
    expect(happened(before, position({ to_act: [0, 1], fields: [pot('2', true)] }), names)).toEqual([])
    const own = position({ to_act: [0, 1], fields: [pot('2', true)] })
    expect(happened(own, before, names)).toEqual([])
  })

  it('is what was turned up and what it changed, seat by seat', () => {
    const points = (...values: string[]) => [
      { name: 'points', values },
      { name: 'has_laid', values: values.map(() => '–') },
    ]
    const started = position({ by_seat: points('0', '0', '0'), by_round: [{ name: 'laid', rows: [] }] })
    const after = position({
      by_seat: points('0', '1', '0'),
      by_round: [{ name: 'laid', rows: [['5a', '6b', '–']] }],
    })
    expect(happened(started, after, names)).toEqual([
      'Laid · You: 5a · Anna: 6b · Bot 3: –',
      'Points · Anna: 1',
    ])
    expect(happened(after, { ...after }, names)).toEqual([])
  })

  it('is nothing where nothing changed', () => {
    expect(happened(before, { ...before }, names)).toEqual([])
  })

  it('is a choice that was taken back', () => {
    const chosen = position({ to_act: [1], fields: before.fields })
    expect(happened(chosen, before, names)).toEqual(['You have taken your choice back.'])
    const card = (value: string, is_own: boolean) => [...before.fields, { name: 'card', value, is_own }]
    expect(
      happened(
        position({ to_act: [1], fields: card('5a', true) }),
        position({ to_act: [0, 1], fields: card('', false) }),
        names,
      ),
      'a field without a value is nobody’s own',
    ).toEqual(['You have taken your choice back.'])
    const turned = position({ to_act: [0, 1], fields: before.fields, round: 1 })
    expect(
      happened(position({ to_act: [1] }), position({ to_act: [0] }), names),
      'the next one acts',
    ).toEqual(['Anna has moved.'])
    expect(happened(position({ to_act: [] }), turned, names).join()).not.toContain('taken')
  })

  it('is no choice that was taken back where all are turned up and everybody chooses again', () => {
    const points = (...values: string[]) => [{ name: 'points', values }]
    const told = (before: Partial<PlainPosition>, after: Partial<PlainPosition>) =>
      happened(position({ to_act: [0], ...before }), position({ to_act: [0, 1], ...after }), names).join()
    expect(told({}, { to_act: [0, 1, 2] }), 'several at once').not.toContain('taken')
    const laid = { by_round: [{ name: 'laid', rows: [['5a', '6b', '–']] }] }
    expect(told({}, laid), 'a row').not.toContain('taken')
    expect(told({}, { round: 1 }), 'a round').not.toContain('taken')
    expect(told({ by_seat: points('0', '0') }, { by_seat: points('1', '0') }), 'a score').not.toContain(
      'taken',
    )
    expect(told({ fields: [pot('a', true)] }, { fields: [pot('b', true)] }), 'my hand').not.toContain('taken')
    expect(told({ by_seat: points('–', '✓') }, { by_seat: points('–', '–') })).toBe(
      'Anna has taken the choice back.',
    )
  })

  it('is nothing that chance does', () => {
    expect(moved(position({ to_act: [-1] }), position({ to_act: [0, 1] }))).toEqual([])
    expect(happened(position({ to_act: [-1] }), position({ to_act: [0, 1] }), names)).toEqual([])
  })

  it('is that a round is over', () => {
    const over = position({ to_act: [-1], round: 1 })
    expect(happened(position({ to_act: [0] }), over, names)).toEqual(['You have moved.', 'Round 1 is over'])
  })

  it('is what a position remembers, for who comes later', () => {
    const laid = {
      name: 'laid',
      rows: [
        ['5a', '6b', '–'],
        ['1a', '2b', '–'],
      ],
    }
    const sums = { name: 'sums', rows: [['1', '2', '3']] }
    const outcome = { scores: [3, 5, 5], winners: [1], reason: 'points', dummy: null }
    expect(soFar(position(), names)).toEqual([])
    expect(soFar(position({ by_round: [laid, sums], outcome }), names)).toEqual([
      'Laid · You: 5a · Anna: 6b · Bot 3: –',
      'Sums · You: 1 · Anna: 2 · Bot 3: 3',
      'Laid · You: 1a · Anna: 2b · Bot 3: –',
      'Anna wins.',
    ])
  })

  it('ends with who won', () => {
    const outcome = { scores: [3, 5, 5], winners: [1], reason: 'points', dummy: null }
    const over = position({ to_act: [0, 1], fields: before.fields, outcome })
    expect(happened(before, over, names)).toEqual(['Anna wins.'])
  })
})

it('ranks by score, equal ones as they sit', () => {
  expect(ranking([3, 5, 5, -1]).map(({ seat }) => seat)).toEqual([1, 2, 0, 3])
})

describe('finding a move', () => {
  const moves = ['play 4', 'play 24', 'pass']
  const found = (typed: string) => fitting(moves, typed, (move) => move.replace('pass', 'Refuse'))

  it('looks for every word, in both notations', () => {
    expect(found('')).toEqual(moves)
    expect(found('  4 PLAY ')).toEqual(['play 4', 'play 24'])
    expect(found('refuse')).toEqual(['pass'])
    expect(found('nothing')).toEqual([])
  })
})

describe('the keys of moves', () => {
  it('are their places in the list, as far as there are digits', () => {
    expect(keysOf(['play 4', 'play 24', 'pass'])).toEqual([1, 2, 3])
    expect(keysOf(Array.from({ length: 11 }, (_, at) => `play ${at}a`)).slice(8)).toEqual([9, null, null])
  })

  it('are the digits that moves name, where all are the same otherwise', () => {
    expect(keysOf(['bid 0', 'bid 1', 'bid 3'])).toEqual([0, 1, 3])
    expect(keysOf(['bid 0', 'double 1'])).toEqual([1, 2])
    expect(keysOf(['play 7', 'play 12'])).toEqual([1, 2])
    expect(keysOf(['play 12', 'play 13'])).toEqual([1, 2])
    expect(keysOf(['2', 'pass'])).toEqual([1, 2])
    expect(keysOf([])).toEqual([])
  })
})
