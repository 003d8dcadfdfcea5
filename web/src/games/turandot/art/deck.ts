import type { Category, Gender, RoleName } from '../../../protocol'
import type { Stars } from './signs/stars'

type Row = [Category, Gender, Stars, RoleName | null]

/** The house deck, in the order of the ids from 1. */
const rows: Row[] = [
  ['professional', 'male', 3, null],
  ['professional', 'male', 3, null],
  ['professional', 'male', 2, 'calaf'],
  ['professional', 'female', 3, null],
  ['professional', 'female', 2, 'turandot'],
  ['professional', 'undefined', 2, null],
  ['amateur', 'male', 2, null],
  ['amateur', 'male', 1, 'calaf'],
  ['amateur', 'male', 1, null],
  ['amateur', 'female', 1, 'turandot'],
  ['amateur', 'female', 1, 'liu'],
  ['amateur', 'undefined', 1, null],
  ['alternative', 'male', 3, null],
  ['alternative', 'male', 2, null],
  ['alternative', 'male', 1, 'calaf'],
  ['alternative', 'female', 2, 'liu'],
  ['alternative', 'female', 1, null],
  ['alternative', 'undefined', 3, null],
  ['classical', 'male', 3, null],
  ['classical', 'male', 2, 'calaf'],
  ['classical', 'male', 1, null],
  ['classical', 'female', 3, null],
  ['classical', 'female', 2, 'turandot'],
  ['classical', 'undefined', 1, null],
  ['comic', 'male', 3, null],
  ['comic', 'male', 2, null],
  ['comic', 'male', 1, null],
  ['comic', 'female', 3, 'liu'],
  ['comic', 'female', 1, null],
  ['comic', 'undefined', 2, null],
  ['goth', 'male', 3, null],
  ['goth', 'male', 2, null],
  ['goth', 'male', 1, null],
  ['goth', 'female', 2, 'turandot'],
  ['goth', 'female', 2, 'liu'],
  ['goth', 'undefined', 2, null],
]

export const singers = rows.map(([category, gender, stars, favourite], at) => ({
  id: at + 1,
  category,
  gender,
  stars,
  favourite,
}))
