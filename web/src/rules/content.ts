/** The shape of a rules page: sections of paragraphs, lists and figures, each named by its key. */

import type { TableSettings } from '../protocol'
import type { FigureName } from './figures'

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'list'; keys: string[] }
  | { kind: 'figure'; figure: FigureName; caption: string }

/** What of a table's options decides which rules matter there. */
export interface TableFacts {
  players: number
  mode: string
  deck: string
}

export interface Section {
  /** Its place in the address, after the #. */
  id: string
  title: string
  blocks: Block[]
  /** Whether it matters at a table; without it, at every table. */
  matters?: (table: TableFacts) => boolean
}

export interface Rulebook {
  by: string
  short: string[]
  sections: Section[]
}

export const text = (key: string): Block => ({ kind: 'text', key })
export const list = (...keys: string[]): Block => ({ kind: 'list', keys })
export const figure = (name: FigureName, caption: string): Block => ({
  kind: 'figure',
  figure: name,
  caption,
})

export function tableFacts({ options }: TableSettings): TableFacts {
  return {
    players: Number(options['players']),
    mode: String(options['mode']),
    deck: String(options['deck']),
  }
}
