import { describe, expect, it } from 'vitest'
import bottleImp from '../../../src/games/bottle_imp'
import { Faces, pieces } from '../../../src/games/bottle_imp/show/faces'
import { news, resultTold, story } from '../../../src/games/bottle_imp/show/story'
import { question, trickTaken } from '../../../src/games/bottle_imp/table/ask'
import { settings } from '../../../src/lib/settings.svelte'
import { speak } from '../../../src/lib/words.svelte'
import { lineText } from '../../../src/play/lines'
import type { BottleImpCards, PassTask, PlayTask } from '../../../src/protocol'
import { people } from '../../people'
import { plays, position, round, trick } from './positions'

const names = people()
const card = (text: string) => text

describe('lines', () => {
  it.each([
    ['0 play 24', 'You play 24.'],
    ['1 play 2.5', 'Anna plays 2.5.'],
    ['2 pass mystery 1 left 37 right 22', 'Bot 3 gave away: 1, 37, 22.'],
    ['deal 1 2 3', 'The cards are dealt.'],
    ['dealer 1', 'dealer: Anna'],
    ['1 dance', '1 dance'],
    ['storm', 'storm'],
  ])('%s', (line, text) => {
    expect(lineText(bottleImp, line, names)).toBe(text)
  })

  it('tells the suits where the cards are known, and draws them in their colours', () => {
    const deck: BottleImpCards = {
      game: 'bottle_imp',
      cards: [
        { card: '24', colour: 'green', points: 3 },
        { card: '2.5', colour: 'red', points: 1 },
      ],
    }
    expect(lineText(bottleImp, '0 play 24', names, deck)).toBe('You play 24▲.')
    expect(pieces('Trick 3: Anna 2.5●, You 24▲.')).toEqual([
      { text: 'Trick 3: Anna ', colour: null },
      { text: '2.5●', colour: 'red' },
      { text: ', You ', colour: null },
      { text: '24▲', colour: 'green' },
      { text: '.', colour: null },
    ])
  })

  it('writes half cards as the language does', async () => {
    settings.language = 'de'
    await speak('de')
    expect(lineText(bottleImp, '1 play 2.5', names)).toContain('2,5')
  })
})

describe('hints', () => {
  const task: PassTask = {
    kind: 'pass',
    goals: [
      { goal: 'mystery', seat: null },
      { goal: 'left', seat: 1 },
      { goal: 'right', seat: 2 },
    ],
    cards: ['1', '22', '37'],
  }
  const about = { names, task, cards: { game: 'bottle_imp' as const, cards: [] } }

  it('names the goal of each card', () => {
    const text = bottleImp.suggestionText('pass mystery 1 left 37 right 22', about)
    expect(text).toMatch(/^Give away: .* 1, .*Anna.* 37, .*Bot 3.* 22$/)
  })

  it('leaves what it does not know', () => {
    expect(bottleImp.suggestionText('dance', about)).toBeNull()
  })
})

describe('the story', () => {
  const ended = position({ tricks: [trick], past: [round], phase: 'deal', round: 1 })

  it('tells the result after the tricks', () => {
    const told = story({ position: ended, names, card })
    expect(told.at(-1)).toBe('Round 1: You +12, Anna −3, Bot 3 0.')
    expect(told.at(-2)).toMatch(/Anna wins it and the bottle with 17/)
  })

  it('hides the result while the mystery trick is turned over', () => {
    const told = story({ position: ended, names, card, hidesResult: true })
    expect(told.join()).not.toContain('+12')
    expect(told.at(-1)).toMatch(/wins it and the bottle/)
    expect(resultTold({ position: ended, names })).toContain('You +12')
  })

  it('finds what is new', () => {
    const before = { position: position({ trick: plays.slice(0, 1) }), names, card }
    const after = { position: position({ trick: plays.slice(0, 2) }), names, card }
    expect(news(before, after)).toEqual(['Anna plays 17.'])
  })
})

describe('what is asked', () => {
  const task: PlayTask = { kind: 'play', cards: ['21', '36'], must_follow: 'green' }

  it('says whether a colour binds', () => {
    const ask = (led: 'green' | null, must: 'green' | null) =>
      question({ position: position({ led }), task: { ...task, must_follow: must }, choice: null, names })
    expect(ask(null, null)).toMatch(/^You lead/)
    expect(ask('green', 'green')).toMatch(/green.*Follow/)
    expect(ask('green', null)).toMatch(/green.*Any card/)
  })

  it('does not say that the table waits for you where you cannot act', () => {
    const reading = position({ to_act: [0] })
    expect(question({ position: reading, task: null, choice: null, names })).toBe('')
  })

  it('waits for others by name', () => {
    const waiting = position({ to_act: [1, 2] })
    expect(question({ position: waiting, task: null, choice: null, names })).toBe(
      'Waiting for: Anna and Bot 3',
    )
  })

  it('tells over an old trick who wins it, not who leads next', () => {
    expect(trickTaken(position({ tricks: [trick] }), names)).toBe('Anna wins the trick.')
    expect(trickTaken(position({ tricks: [{ ...trick, winner: 0 }] }), names)).toBe('You win the trick.')
  })
})

describe('cards', () => {
  const faces = new Faces({
    game: 'bottle_imp',
    cards: [
      { card: '2', colour: 'red', points: 1 },
      { card: '3', colour: 'blue', points: 1 },
      { card: '4', colour: 'red', points: 2 },
    ],
  })

  it('are sorted by colour in the order of the deck', () => {
    expect(faces.sorted(['2', '3', '4'], 'colour')).toEqual(['2', '4', '3'])
    expect(faces.sorted(['2', '3', '4'], 'number')).toEqual(['2', '3', '4'])
  })

  it('are read aloud with colour and points', () => {
    expect(faces.name('4')).toBe('4 red, 2 points')
    expect(faces.plain('3')).toBe('3■')
    expect(faces.name('19'), 'a price and no card').toBe('19')
  })
})

describe('a table that plays from memory', () => {
  const later = position({ tricks: [trick], tricks_finished: 4, tricks_won: [], taken: [], taken_points: [] })

  it('tells the last trick under its number', () => {
    const told = story({ position: later, names, card })
    expect(told.filter((sentence) => sentence.startsWith('Trick'))).toEqual([
      'Trick 4: You 21, Anna 17, Bot 3 30. Anna wins it and the bottle with 17.',
    ])
  })

  it('says nothing of a pass that it no longer shows', () => {
    expect(story({ position: later, names, card }).join(' ')).not.toContain('gave away')
  })
})
