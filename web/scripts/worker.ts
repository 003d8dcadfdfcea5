// The service worker, with the list of the files in this build.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('worker.js', import.meta.url))
/** The app shell: scripts, styles, drawings, examples of the rules. Words and fonts are cached on first use, because
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
      // Another build is another worker, even if only the words have changed.
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text.replace('VERSION', version) })
    },
  }
}
