/** Singers and roles in words. */

import type { RoleName, SingerFace } from '../../../protocol'
import { t } from '../../../lib/words.svelte'

/** In the order of their numbers. */
export const roles: readonly RoleName[] = ['turandot', 'calaf', 'liu', 'ping', 'pong', 'pang']

/** "amateur, female, 2 stars, favourite role Liù" */
export function singerName(face: SingerFace): string {
  const facts = { category: t(`category-${face.category}`), gender: face.gender, stars: face.stars }
  return face.favourite
    ? t('singer-name-favourite', { ...facts, favourite: t(`role-${face.favourite}`) })
    : t('singer-name', facts)
}

/** "Liù: amateur, female, 2 stars, favourite role Liù" */
export function castName(role: RoleName, face: SingerFace): string {
  return t('cast-place', { role: t(`role-${role}`), singer: singerName(face) })
}
