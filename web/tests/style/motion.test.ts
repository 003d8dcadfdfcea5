/** Whoever wants nothing to move says so once: the tokens of all durations are 0 then. A rule for all elements would do
 *  it, too, but it doubles the time in which styles are worked out. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const MOVES = /(?<![-\w])(?:transition|animation)(?:-duration)?:\s([^;{}]+);/g
const DURATION = /var\(--(?:quick|normal|slow)\)|calc\([^)]* \* var\(--motion\)\)|[\d.]+m?s\b/

/** The first time in each part of such a declaration is its duration, a second one its delay. */
function durations(declaration: string): string[] {
  return declaration.split(/,(?![^(]*\))/).flatMap((part) => DURATION.exec(part) ?? [])
}

const styled = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(svelte|css)$/.test(path),
)
const found = styled.flatMap((path) =>
  [...readFileSync(join(src, path), 'utf8').matchAll(MOVES)].flatMap(([, declared]) =>
    durations(declared ?? '').map((duration) => ({ path, duration })),
  ),
)

it('lasts as long as a token says', () => {
  expect(found.length).toBeGreaterThan(25)
  expect(found.filter(({ duration }) => /^[\d.]/.test(duration))).toEqual([])
})

it.each([
  ['opacity 0.2s', ['0.2s']],
  ['rise calc(1s * var(--motion)) 0.3s both', ['calc(1s * var(--motion))']],
  ['color var(--quick), left 90ms cubic-bezier(0.2, 0.7, 0.2, 1)', ['var(--quick)', '90ms']],
  ['none', []],
])('reads the durations of %s', (declared, expected) => {
  expect(durations(declared)).toEqual(expected)
})
