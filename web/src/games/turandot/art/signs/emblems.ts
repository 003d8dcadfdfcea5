/** Signs around the origin, about 22 units wide. */
import type { Category, Gender, RoleName } from '../../../../protocol'

/** Signs in strokes. */
export const genderSigns: Record<Gender, string> = {
  male: 'M-7.5 3.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M2-.5L8.5-7M3-7.5H9V-1.5',
  female: 'M-5.5-4a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M0 1.5V10M-4.5 6H4.5',
  undefined: 'M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0',
}

export const femaleRoles: readonly RoleName[] = ['turandot', 'liu']

export const heart = 'M0 11C-14 1-14-10-6-10-2-10 0-7 0-5 0-7 2-10 6-10 14-10 14 1 0 11z'
export const star = 'M0-10L2.9-3.3 10-2.7 4.6 2 6.2 9 0 5.2-6.2 9-4.6 2-10-2.7-2.9-3.3z'

export const categories: readonly Category[] = [
  'professional',
  'amateur',
  'alternative',
  'classical',
  'comic',
  'goth',
]
