/** The browser's search finds what the bots' search finds, with the same luck. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ThinkInfo } from '../../src/protocol'
import { search } from '../../src/twins/search'
import type { SearchRules } from '../../src/twins/search/task'
import { taskOf } from '../../src/twins/thinker'
import { start } from '../../src/twins/twin'

interface Search {
  game: string
  task: ThinkInfo
  playouts: number
  luck: number[][]
  estimates: [action: number, visits: number, utility: number, points: number, chance: number][]
}

const searches = JSON.parse(readFileSync(join(import.meta.dirname, 'searches.json'), 'utf8')) as Search[]

function rulesOf(game: string): Promise<SearchRules> {
  return start(readFileSync(join(import.meta.dirname, '../../src/twins/generated', `${game}.wasm`)))
}

describe.each([...new Set(searches.map(({ game }) => game))])('%s', (game) => {
  it.each(searches.filter((each) => each.game === game).map((each, at) => [at, each] as const))(
    'search %i',
    async (_, { task, playouts, luck, estimates }) => {
      const left = [...luck]
      const found = search(
        await rulesOf(game),
        { ...(await taskOf(task)), budget: { seconds: 0, playouts } },
        () => left.shift() ?? [],
      )
      expect(found.map(({ action }) => action)).toEqual(estimates.map(([action]) => action))
      found.forEach(({ visits, utility, points, chance }, at) => {
        const [, ...numbers] = estimates[at] ?? []
        expect([visits, utility, points]).toEqual(numbers.slice(0, 3))
        // An exponential function, of which machines differ in the last digit, is in the chances only.
        expect(chance).toBeCloseTo(numbers[3] ?? -1, 9)
      })
    },
  )
})

it('is tested with choices of both kinds', () => {
  expect(new Set(searches.map(({ task }) => task.choices === null))).toEqual(new Set([true, false]))
})
