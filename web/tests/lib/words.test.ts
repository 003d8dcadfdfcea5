import { describe, expect, it, vi } from 'vitest'
import { levelName, namesInRecord } from '../../src/lib/names.svelte'
import { explain, Problem } from '../../src/lib/server/problem'
import { settings } from '../../src/lib/settings.svelte'
import { language, list, number, speak, t } from '../../src/lib/words.svelte'
import { people } from '../people'

async function inLanguage(wanted: 'en' | 'de' | 'ru') {
  settings.language = wanted
  await speak(wanted)
}

describe('numbers and lists', () => {
  it('are written as the language does', async () => {
    expect([number(-1.5), list(['A', 'B', 'C'])]).toEqual(['−1.5', 'A, B, and C'])
    await inLanguage('de')
    expect([number(-1.5), list(['A', 'B', 'C'])]).toEqual(['−1,5', 'A, B und C'])
  })

  it('are counted in Russian', async () => {
    await inLanguage('ru')
    const counted = [1, 2, 5, 21].map((count) => t('plain-shown', { count }))
    expect(counted).toEqual(['1 ход', '2 хода', '5 ходов', '21 ход'])
  })
})

describe('a language', () => {
  it('stays where another cannot be had', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('', { status: 503 }))),
    )
    settings.language = 'it'
    await expect(speak('it')).rejects.toThrow('503')
    expect(language()).toBe('en')
  })

  it('is not shown when another was chosen meanwhile', async () => {
    settings.language = 'de'
    const slow = speak('de')
    settings.language = 'en'
    await slow
    expect(language()).toBe('en')
  })
})

describe('names', () => {
  it('speak to you, and number bots and empty seats', () => {
    const names = people(1)
    expect([0, 1, 2, 3].map((seat) => names.of(seat))).toEqual(['Zoe', 'You', 'Bot 3', 'Seat 4'])
    expect(names.all([0, 1])).toBe('Zoe and You')
    expect([names.who(1), names.who(0)]).toEqual(['you', 'other'])
    expect([names.isBot(2), names.level(2), names.level(0)]).toEqual([true, 'easy', null])
  })

  it('come from a record, where bots are written with their level', () => {
    const names = namesInRecord(['Anna', 'bot:hard'], 3)
    expect([0, 1, 2].map((seat) => names.of(seat))).toEqual(['Anna', 'Bot 2', 'Seat 3'])
    expect(names.count).toBe(3)
    expect(levelName('bot-of-tomorrow')).toBe('bot-of-tomorrow')
  })
})

describe('a problem', () => {
  it('is told in the reader’s language', async () => {
    const problem = new Problem('no-connection')
    expect(explain(problem)).toMatch(/cannot be reached/)
    await inLanguage('de')
    expect(explain(problem)).not.toMatch(/cannot be reached/)
  })

  it('is told in English where nobody translated it', () => {
    expect(explain(new Problem('of-tomorrow', {}, 'The moon is full.'))).toBe('The moon is full.')
  })

  it('is never a blank', () => {
    expect(explain(new Problem('of-tomorrow'))).toMatch(/Try again/)
    expect(explain(new TypeError('x is undefined'))).toMatch(/Try again/)
  })
})
