import { expect, it } from 'vitest'
import { news, tell } from '../../../src/games/turandot/show/story'
import type { TurandotPosition } from '../../../src/protocol'
import { people } from '../../people'
import { bid, finished, player, position } from './positions'

const names = people()
const faces = new Map(
  [5, 6, 7, 9].map((id) => [
    id,
    { id, category: 'goth' as const, gender: 'female' as const, stars: 2, favourite: null },
  ]),
)

const between = position({ phase: 'audition', round: 1, past: [finished], to_act: [] })

function texts(at: TurandotPosition): string[] {
  return tell(at, names, faces).flatMap(({ sentences }) => sentences.map(({ text }) => text))
}

it('tells a sealed bid, but not what it is', () => {
  const players = [player(), player({ is_sealed: true, face_down: 3, bid: bid(2, 2) }), player()]
  expect(texts(position({ players }))).toEqual([
    'Round 1: 3 singers audition. Maestro: Anna.',
    'Anna has laid 3 cards.',
  ])
})

it('tells a finished round in the order of its events', () => {
  const [chapter] = tell(between, names, faces)
  expect(chapter?.round).toBe(1)
  expect(chapter?.sentences.map(({ id }) => id)).toEqual([
    ...['1-audition', '1-bids', '1-crew-1'],
    ...['1-gain-0', '1-gain-1', '1-gain-2', '1-leftover'],
  ])
  const all = texts(between)
  expect(all[1]).toBe(
    'Round 1, bids. You: number 1 without money; Anna: one money card for the costume designer; ' +
      'Bot 3: number 1 with 2 money cards.',
  )
  for (const text of all) expect(text).toMatch(/^[A-Z“].*\.$/)
})

it('says where the card goes that nobody wanted', () => {
  expect(texts(between).at(-1)).toMatch(/leaves the game\.$/)
  expect(texts({ ...between, has_dummy: true }).at(-1)).toMatch(/goes to the table\.$/)
})

it('tells who dismisses a director, and then which one', () => {
  const named = position({ past: [{ ...finished, named: 1 }], round: 1, phase: 'dismiss', to_act: [1] })
  const dismissed = { ...named, past: [{ ...finished, named: 1, dismissed: 'plain' as const }] }
  expect(texts(named).join(' ')).toContain('Anna')
  expect(news(named, dismissed, names, faces)).toEqual(['Anna dismisses a director: “Plain”.'])
})

it('reports only what is new', () => {
  expect(news(between, between, names, faces)).toEqual([])
  const next = { ...between, phase: 'bid' as const, to_act: [0, 1, 2] }
  expect(news(between, next, names, faces)).toEqual(['Round 2: 3 singers audition. Maestro: Anna.'])
})

it('tells who has cast, and in the end only the result', () => {
  const players = [player(), player({ is_sealed: true }), player()]
  const cast = position({ phase: 'cast', round: 7, players, past: [finished] })
  expect(tell(cast, names, faces).at(-1)).toEqual({
    round: 8,
    sentences: [{ id: 'cast-1', text: expect.stringMatching(/^Anna/) as string }],
  })
  const outcome = { scores: [9, 4, 2], winners: [0], reason: 'points', dummy: null }
  expect(
    tell({ ...cast, outcome }, names, faces)
      .at(-1)
      ?.sentences.map(({ id }) => id),
  ).toEqual(['outcome'])
})
