/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // Shorter than the usual ones: every styled element carries its component's.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}`,
  },
}
