import type { Component } from 'svelte'
import type { TableProps } from '../../lib/table-props'

const tables = import.meta.glob<{ default: Component<TableProps> }>('../../games/*/Table.svelte')

/** The playing area of a game; loaded when the first table of it is opened. */
export async function tableOf(game: string): Promise<Component<TableProps>> {
  const load = tables[`../../games/${game}/Table.svelte`]
  if (!load) throw new Error(`No table for ${game}.`)
  return (await load()).default
}
