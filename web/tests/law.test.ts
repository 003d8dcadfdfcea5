/** A game is one folder: nobody else names it or reaches into it. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kits } from '../src/games'

const root = join(import.meta.dirname, '..')
const list = 'src/games/index.ts'
/** What is written from the server's messages and from the rules. */
const generated = ['src/protocol.ts', 'src/twins/generated/']

/** Everything that people write for the browser, but its tests. */
function sources(): string[] {
  const folders = ['src', 'scripts', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  return [...folders, ...readdirSync(root, { withFileTypes: true })]
    .filter((file) => file.isFile() && /\.(ts|js|mjs|svelte|css|html|json)$/.test(file.name))
    .map((file) => relative(root, join(file.parentPath, file.name)))
    .filter((path) => path !== 'package-lock.json')
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** `bottle_imp` also as "bottle-imp", "BottleImp" and "Bottle Imp". */
function nameOf(id: string): RegExp {
  return new RegExp(id.replaceAll('_', '[_ -]?'), 'i')
}

describe.each(kits.map(({ id }) => id))('%s', (id) => {
  it('is named in its own folder only', () => {
    const others = sources().filter(
      (path) => path !== list && ![...generated, `src/games/${id}/`].some((place) => path.startsWith(place)),
    )
    expect(others.length, 'the sources were not found').toBeGreaterThan(100)
    expect(others.filter((path) => nameOf(id).test(path + textOf(path)))).toEqual([])
  })

  it('says in index.ts all that may be asked', () => {
    expect(textOf(list)).toContain(`from './${id}'`)
    expect(textOf(list), 'nobody reaches past index.ts').not.toContain(`./${id}/`)
  })
})

it('finds a name however it is written', () => {
  for (const text of ['bottle_imp', 'bottle-imp', 'BottleImpPosition', 'The Bottle Imp'])
    expect(text).toMatch(nameOf('bottle_imp'))
  expect('imp-trick').not.toMatch(nameOf('bottle_imp'))
})
