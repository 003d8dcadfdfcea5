import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './scripts/licences.ts'
import { noHydration } from './scripts/no-hydration.ts'
import { words } from './scripts/words.ts'
import { worker } from './scripts/worker.ts'

const shared = [
  ...['App', 'lib', 'play', 'ui', 'art', 'guide', 'pages/(?!Rules|later|evening|finale|learn|share/qr\\.)'],
  // Of each game its kit and its drawings.
  ...['games/index', 'games/plain', 'games/[^/]+/(art/|[^/]+\\.)'],
]

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), noHydration(), words(), licences(), worker()],
  build: {
    outDir: '../src/ridotto/server/pages',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long the compiler took is no news to whoever builds.
      checks: { pluginTimings: false },
      // Many small files compress badly: what every page shares is one file, with the drawings and the plain table;
      // so are each game's table, all rules pages, and what is seen after a match or before the first one.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: new RegExp(`node_modules/(?!lean-qr)|src/(${shared.join('|')})`),
              priority: 3,
            },
            {
              name: 'later',
              test: /src\/(learn|pages\/(later|evening|finale|learn)|games\/[^/]+\/deck\/)/,
              priority: 2,
            },
            { name: 'rules', test: /src\/(rules|pages\/Rules|games\/[^/]+\/rules)/, priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // The server compares where a page comes from with the host it was asked for.
      '/api/': { target: server, changeOrigin: false },
      '/ws/': { target: server, ws: true, changeOrigin: false },
    },
  },
  // In tests Svelte shall run as in a browser.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: 'happy-dom',
    // An environment for each file would take eight times as long; tests/setup.ts undoes what a file leaves.
    isolate: false,
    pool: 'threads',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/global.ts'],
    setupFiles: ['tests/setup.ts'],
    // As tests/patience.py: only a limit for what never ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
