// Writes the licences of all bundled packages to one text file beside the pages.
import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PACKED = [
  'svelte',
  'clsx',
  '@fluent/bundle',
  'lean-qr',
  '@fontsource-variable/playfair-display',
  '@fontsource-variable/source-sans-3',
]

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: PACKED.map(licenceOf).join('\n\n') })
    },
  }
}

function licenceOf(name: string): string {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url)
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    version: string
    license: string
  }
  const file = ['LICENSE', 'LICENSE.md', 'license']
    .map((each) => new URL(each, folder))
    .find((url) => existsSync(url))
  const text = file ? readFileSync(file, 'utf8').trim() : ''
  return `${name} ${version} (${license})\n\n${text}`
}
