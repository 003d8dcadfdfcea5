import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kitOf, kits, learnWordsOf } from '../../../src/games'
import { changed, happened, moved, outcomeText, ranking } from '../../../src/games/plain/changes'
import { fitting, stepTo } from '../../../src/games/plain/choices'
import { fieldText, moveText } from '../../../src/games/plain/notation'
import { gameName } from '../../../src/lib/games'
import { settings } from '../../../src/lib/settings.svelte'
import { speak } from '../../../src/lib/words.svelte'
import { prospectText } from '../../../src/play/hints'
import { lineText } from '../../../src/play/lines'
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
  const texts: Record<string, string> = {
    en: 'game-toy = The Toy\nfield-toy-hand_sizes = Cards held\nmove-toy-play = Play the { $rest }\nmove-toy-say-no = Refuse',
    de: 'game-toy = Das Spielzeug',
  }

  beforeEach(() => {
    const page = fetch
    vi.stubGlobal(
      'fetch',
      vi.fn((address: string) => {
        const language = /^\/api\/games\/toy\/words\/(\w+)$/.exec(address)?.[1]
        return language ? Promise.resolve(new Response(texts[language])) : page(address)
      }),
    )
  })

  it('are plain names until they are learned, then the reader’s', async () => {
    expect([gameName('toy'), fieldText('toy', 'hand_sizes'), moveText('toy', 'play 24')]).toEqual([
      'toy',
      'hand sizes',
      'play 24',
    ])
    await learnWordsOf('toy')
    expect([gameName('toy'), fieldText('toy', 'hand_sizes'), moveText('toy', 'play 24')]).toEqual([
      'The Toy',
      'Cards held',
      'Play the 24',
    ])
    expect(moveText('toy', 'say no'), 'a whole move has words of its own').toBe('Refuse')
    expect(moveText('toy', 'say yes')).toBe('say yes')
    settings.language = 'de'
    await speak('de')
    expect([gameName('toy'), fieldText('toy', 'hand_sizes')]).toEqual(['Das Spielzeug', 'hand sizes'])
  })
})

describe('what happened', () => {
  const before = position({ to_act: [0, 1], fields: [{ name: 'pot', value: '1' }] })

  it('is who moved and what changed', () => {
    const after = position({ to_act: [0], fields: [{ name: 'pot', value: '' }] })
    expect(moved(before, after)).toEqual([1])
    expect(changed(before, after)).toEqual([{ name: 'pot', value: '' }])
    expect(happened(before, after, names)).toEqual(['Anna has moved.', 'pot: –'])
  })

  it('is nothing where nothing changed', () => {
    expect(happened(before, { ...before }, names)).toEqual([])
  })

  it('ends with who won', () => {
    const outcome = { scores: [3, 5, 5], winners: [1], reason: 'points', dummy: null }
    const over = position({ to_act: [0, 1], fields: before.fields, outcome })
    expect(happened(before, over, names)).toEqual(['Anna wins.'])
    expect(outcomeText(position({ outcome: { ...outcome, winners: [0, 2] } }), names)).toBe(
      'The win is shared: You and Bot 3.',
    )
    expect(outcomeText(position({ outcome: { ...outcome, winners: [] } }), names)).toBe('The match is over')
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

  it('walks along the buttons', () => {
    expect(stepTo('ArrowRight', 0, 3)).toBe(1)
    expect(stepTo('ArrowUp', 0, 3)).toBe(0)
    expect(stepTo('End', 0, 3)).toBe(2)
    expect(stepTo('a', 0, 3)).toBeNull()
    expect(stepTo('ArrowRight', 0, 0)).toBeNull()
  })
})
