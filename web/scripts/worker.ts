// The service worker, with the list of the files that this build consists of.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('worker.js', import.meta.url))
/** The shell: scripts, styles, drawings, examples of the rules. Words and fonts are kept as they are used:
 *  nobody reads four languages. */
const SHELL = /\.(js|css|svg|json)$/

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => SHELL.test(name))
        .map((name) => `/${name}`)
        .sort()
      const text = readFileSync(SOURCE, 'utf8').replace(
        '[/* files */]',
        JSON.stringify(['/', '/favicon.svg', ...files]),
      )
      // Another build is another worker, also where only the words have changed.
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text.replace('VERSION', version) })
    },
  }
}
