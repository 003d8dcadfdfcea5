// Writes the texts of a language to two files: the texts of the first screen, and all others, which load later. More
// small files would each cost a request.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../src/ridotto/', import.meta.url))
const GAMES = `${SOURCE}games/`
/** The generic words and those of each game. If a key occurs twice, the first one counts. */
const FOLDERS = [
  `${SOURCE}locale/`,
  ...readdirSync(GAMES)
    .sort()
    .map((game) => `${GAMES}${game}/words/`)
    .filter((folder) => existsSync(folder)),
]
const LANGUAGES = ['en', 'ru', 'it', 'de']
/** Used only in the terminal. */
const LEFT_OUT = /^(terminal.*|commands|upkeep)\.ftl$/
/** The texts of the first screen. */
const FIRST = /^(game|names|options|tables|web-(home|people|shell))\.ftl$/
const PARTS = ['first', 'rest'] as const
type Part = (typeof PARTS)[number]

const MODULE = 'virtual:words'
/** Vite marks virtual modules with this prefix. */
const RESOLVED = `\0${MODULE}`

/** Provides `virtual:words`: the address of each language's texts. */
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
        const [, language, part] = /^\/(\w+)-(first|rest)\.ftl$/.exec(request.url ?? '') ?? []
        if (language === undefined || !LANGUAGES.includes(language)) return next()
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(textsOf(language, part as Part))
      })
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined
    },
    load(id) {
      if (id !== RESOLVED) return undefined
      const addressOf = (language: string, part: Part): string => {
        const name = `${language}-${part}.ftl`
        if (!isBuilding) return `'/words/${name}'`
        const file = this.emitFile({ type: 'asset', name, source: textsOf(language, part) })
        return `import.meta.ROLLUP_FILE_URL_${file}`
      }
      const addresses = LANGUAGES.map((language) => {
        const parts = PARTS.map((part) => `${part}: ${addressOf(language, part)}`)
        return `${language}: { ${parts.join(', ')} }`
      })
      return `export default { ${addresses.join(', ')} }`
    },
  }
}

/** The texts of a language without comments, which only translators need. */
export function textsOf(language: string, part: Part): string {
  return FOLDERS.flatMap((folder) => filesIn(`${folder}${language}/`, part))
    .map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n')
}

function filesIn(folder: string, part: Part): string[] {
  return readdirSync(folder)
    .filter(
      (name) => name.endsWith('.ftl') && !LEFT_OUT.test(name) && FIRST.test(name) === (part === 'first'),
    )
    .sort()
    .map((name) => folder + name)
}
