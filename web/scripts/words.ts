// The texts of a language as one file: a dozen small ones would each cost the first page a request.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../src/ridotto/', import.meta.url))
const GAMES = `${SOURCE}games/`
/** The generic words, and those of each game. Where two have the same key, the first counts. */
const FOLDERS = [
  `${SOURCE}locale/`,
  ...readdirSync(GAMES)
    .sort()
    .map((game) => `${GAMES}${game}/words/`)
    .filter((folder) => existsSync(folder)),
]
const LANGUAGES = ['en', 'ru', 'it', 'de']
/** Spoken in the terminal only. */
const LEFT_OUT = /^(terminal.*|commands|upkeep)\.ftl$/

const MODULE = 'virtual:words'
/** Vite knows modules that are no files by this sign. */
const RESOLVED = `\0${MODULE}`

/** Offers `virtual:words`: the address of each language's texts. */
export function words(): Plugin {
  let isBuilding = false
  return {
    name: 'words',
    configResolved(config) {
      isBuilding = config.command === 'build'
    },
    configureServer(server) {
      server.watcher.add(FOLDERS)
      server.watcher.on('change', (path) => {
        if (path.endsWith('.ftl')) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use('/words/', (request, response, next) => {
        const language = LANGUAGES.find((each) => request.url === `/${each}.ftl`)
        if (language === undefined) return next()
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(textsOf(language))
      })
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined
    },
    load(id) {
      if (id !== RESOLVED) return undefined
      const addresses = LANGUAGES.map((language) => {
        if (!isBuilding) return `${language}: '/words/${language}.ftl'`
        const file = this.emitFile({ type: 'asset', name: `${language}.ftl`, source: textsOf(language) })
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`
      })
      return `export default { ${addresses.join(', ')} }`
    },
  }
}

/** All texts of a language, without the comments, which help translators only. */
export function textsOf(language: string): string {
  return FOLDERS.flatMap((folder) => filesIn(`${folder}${language}/`))
    .map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !LEFT_OUT.test(name))
    .sort()
    .map((name) => folder + name)
}
