// Leaves out what Svelte has for pages that a server has drawn: ours are drawn by the browser alone.
import type { Plugin } from 'vite'

const FILE = /svelte\/src\/internal\/client\/dom\/hydration\.js$/
const VARIABLE = 'export let hydrating = false;'
const CHANGE = 'hydrating = value;'

export function noHydration(): Plugin {
  return {
    name: 'no-hydration',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!code.includes(VARIABLE) || !code.includes(CHANGE))
          this.error('Svelte has changed how it marks hydration: change no-hydration.ts, too.')
        return code.replace(VARIABLE, VARIABLE.replace('let', 'const')).replace(CHANGE, '')
      },
    },
  }
}
