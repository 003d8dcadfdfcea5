/** The rows of a deck, which the server has validated, as faces of singers. */

import type { Category, Gender, RoleName, SingerFace } from '../../../protocol'

export const genders: readonly Gender[] = ['male', 'female', 'undefined']
export const favourites: readonly RoleName[] = ['turandot', 'calaf', 'liu']
const order: readonly Category[] = ['professional', 'amateur', 'alternative', 'classical', 'comic', 'goth']

/** A singer in the notation of records: the favourite role is empty if there is none. */
type Row = Omit<SingerFace, 'favourite'> & { favourite: RoleName | '' }

export function facesOf(rows: readonly unknown[]): SingerFace[] {
  return (rows as readonly Row[]).map((row) => ({ ...row, favourite: row.favourite || null }))
}

/** The categories in the deck, in the order of the rules, each with its singers. */
export function categoriesOf(faces: readonly SingerFace[]): { category: Category; singers: SingerFace[] }[] {
  return order
    .map((category) => ({ category, singers: faces.filter((face) => face.category === category) }))
    .filter(({ singers }) => singers.length)
}

export function starsOf(faces: readonly SingerFace[]): number {
  return faces.reduce((sum, { stars }) => sum + stars, 0)
}
