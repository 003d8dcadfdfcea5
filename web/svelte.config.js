import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, 'src')
const components = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((file) => file.name.endsWith('.svelte'))
  .map((file) => join(file.parentPath, file.name))
  .sort()

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // Nobody asks a page for its version of Svelte.
    discloseVersion: false,
    // Every styled element carries its component's class: a number is much shorter than the usual hash.
    cssHash: ({ filename, hash }) => {
      const at = components.findIndex((path) => path.endsWith(filename) || filename.endsWith(path))
      return `s${at < 0 ? hash(filename) : at.toString(36)}`
    },
  },
}
