import { expect, it } from 'vitest'
import { nameIn, schemaText } from '../../src/pages/api/schemas'

it.each([
  [undefined, ''],
  [{ $ref: '#/components/schemas/Me' }, 'Me'],
  [{ const: 'plain' }, '"plain"'],
  [{ enum: ['slow', 'normal'] }, '"slow" | "normal"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { $ref: '#/x/Seat' } }, 'Seat[]'],
  [{ type: 'array' }, 'any[]'],
  [{}, 'any'],
])('%j is %s', (schema, text) => {
  expect(schemaText(schema)).toBe(text)
})

it('names what a schema refers to', () => {
  expect(nameIn({ $ref: '#/components/schemas/Me' })).toBe('Me')
  expect(nameIn({})).toBeUndefined()
})
