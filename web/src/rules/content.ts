/** The structure of a rules page: sections of paragraphs, lists and figures, each with its key. */

import type { Component } from 'svelte'
import type { TableSettings } from '../protocol'

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'list'; keys: string[] }
  | { kind: 'figure'; drawn: Drawn; caption: string }

/** A picture or a table with its props, in addition to its caption. */
export interface Drawn {
  Figure: Component<{ caption: string }>
  props: object
}

/** The options of a table that decide which rules apply there. */
export interface TableFacts {
  players: number
  /** The other options, as in a record. */
  option: (name: string) => string
}

export interface Section {
  /** Its anchor in the address, after the #. */
  id: string
  title: string
  blocks: Block[]
  /** Whether it applies at a table; by default at every table. */
  matters?: (table: TableFacts) => boolean
}

export interface Rulebook {
  by: string
  short: string[]
  sections: Section[]
}

export const text = (key: string): Block => ({ kind: 'text', key })
export const list = (...keys: string[]): Block => ({ kind: 'list', keys })

export function drawn<P extends { caption: string }>(Figure: Component<P>, props: Omit<P, 'caption'>): Drawn {
  return { Figure: Figure as unknown as Drawn['Figure'], props }
}

/** The names of figures in a game's text. */
export function figureIn<Name extends string>(
  figures: Readonly<Record<Name, Drawn>>,
): (name: Name, caption: string) => Block {
  return (name, caption) => ({ kind: 'figure', drawn: figures[name], caption })
}

export function tableFacts({ options }: TableSettings): TableFacts {
  return { players: Number(options['players']), option: (name) => String(options[name]) }
}
