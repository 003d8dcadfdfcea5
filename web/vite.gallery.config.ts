import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Every drawing on one page, to look at while drawing; never shipped.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: 'node_modules/.gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'gallery.html' },
  },
})
