import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { words } from './scripts/words.ts'

// Every drawing on one page, to look at while drawing; never shipped.
export default defineConfig({
  plugins: [svelte(), words()],
  base: './',
  build: {
    outDir: 'node_modules/.gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'gallery.html' },
  },
})
