// Writes src/protocol.ts from the server's JSON Schema; with --check it only reports whether that file is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const SCHEMA = new URL('../../docs/bots/protocol.schema.json', import.meta.url)
const TYPES = new URL('../src/protocol.ts', import.meta.url)

const NOISE = / \*(?: \n \*)? This interface was referenced by[^\n]*\n \* via the `definition` [^\n]*\n/g

async function typesOf(schema) {
  const text = await compile(schema, 'Ridotto', {
    bannerComment:
      '// Written by scripts/types.mjs from docs/bots/protocol.schema.json: edit the messages in the server.',
    unreachableDefinitions: true,
    additionalProperties: false,
    // Tuples of every allowed length carry no more information than a plain list.
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 110 },
  })
  return `${text}\nexport const PROTOCOL = ${schema.protocol};\n`
    .replace(NOISE, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/ \*\n \*\//g, ' */')
    .replace(/export interface Ridotto \{[^}]*\}\n/, '')
}

/** Without this, the compiler would repeat a named type that has a default value. */
function withoutDefault(_key, value) {
  if (!value?.$ref) return value
  const { default: _, ...named } = value
  return named
}

const types = await typesOf(JSON.parse(readFileSync(SCHEMA, 'utf8'), withoutDefault))
if (process.argv.includes('--check')) {
  if (readFileSync(TYPES, 'utf8') !== types) {
    console.error(`${fileURLToPath(TYPES)} has drifted from the schema: npm run types`)
    process.exitCode = 1
  }
} else {
  writeFileSync(TYPES, types)
}
