// The texts of a language as one file: a dozen small ones would each cost the first page a request.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../../src/ridotto/locale/', import.meta.url))
const LANGUAGES = ['en', 'ru', 'it', 'de']
/** Spoken in the terminal only. */
const LEFT_OUT = ['terminal.ftl', 'commands.ftl', 'upkeep.ftl']

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
      server.watcher.add(FOLDER)
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
  return readdirSync(FOLDER + language)
    .filter((file) => file.endsWith('.ftl') && !LEFT_OUT.includes(file))
    .sort()
    .map((file) => readFileSync(`${FOLDER}${language}/${file}`, 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n')
}
