/** Values from an uploaded file, such as a deck of cards. */

import type { TableSettings } from '../../protocol'

/** An uploaded file, and its value for an option. */
export interface OwnFile {
  /** The name of the file; empty if another person uploaded it. */
  file: string
  value: unknown[]
}

export interface OwnOption {
  name: string
  value: readonly unknown[]
}

/** The options of a table that come from an uploaded file: all others are words and numbers. */
export function ownOptions(options: TableSettings['options']): OwnOption[] {
  return Object.entries(options).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? [{ name, value }] : [],
  )
}
