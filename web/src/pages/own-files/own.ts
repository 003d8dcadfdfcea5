/** Values that somebody brought as a file, such as a deck of cards. */

import type { TableSettings } from '../../protocol'

/** A file that was read, and what it says for an option. */
export interface OwnFile {
  /** Its name; empty where somebody else brought it. */
  file: string
  value: unknown[]
}

export interface OwnOption {
  name: string
  value: readonly unknown[]
}

/** The options of a table that were brought as a file: all others are words and numbers. */
export function ownOptions(options: TableSettings['options']): OwnOption[] {
  return Object.entries(options).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? [{ name, value }] : [],
  )
}
