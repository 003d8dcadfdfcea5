import type { Tune } from '../../../lib/notices/sounds'

/** A bottle finds a new owner. */
export const sale: Tune = [
  [311, 0, 0.22, 0.7],
  [233, 0.12, 0.4, 0.7],
]
