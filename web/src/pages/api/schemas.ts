import type { Schema } from '../../lib/server/api'

/** The name of the message a schema refers to. */
export function nameIn(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1)
}

/** A schema in a few words, in TypeScript notation. */
export function schemaText(schema: Schema | undefined): string {
  if (!schema) return ''
  const name = nameIn(schema)
  if (name) return name
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(schemaText).join(' | ')
  if (schema.type === 'array') return `${schemaText(schema.items) || 'any'}[]`
  return schema.type ?? 'any'
}
