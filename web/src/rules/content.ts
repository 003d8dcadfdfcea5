/** The shape of a rules page: sections of paragraphs, lists and figures, each named by its key. */

import type { Component } from 'svelte'
import type { TableSettings } from '../protocol'

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'list'; keys: string[] }
  | { kind: 'figure'; drawn: Drawn; caption: string }

/** A picture or a table with the props it needs beside its caption. */
export interface Drawn {
  Figure: Component<{ caption: string }>
  props: object
}

/** What of a table's options decides which rules matter there. */
export interface TableFacts {
  players: number
  /** The others as a record writes them. */
  option: (name: string) => string
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

export function drawn<P extends { caption: string }>(Figure: Component<P>, props: Omit<P, 'caption'>): Drawn {
  return { Figure: Figure as unknown as Drawn['Figure'], props }
}

/** How a game's text calls its figures. */
export function figureIn<Name extends string>(
  figures: Readonly<Record<Name, Drawn>>,
): (name: Name, caption: string) => Block {
  return (name, caption) => ({ kind: 'figure', drawn: figures[name], caption })
}

export function tableFacts({ options }: TableSettings): TableFacts {
  return { players: Number(options['players']), option: (name) => String(options[name]) }
}
