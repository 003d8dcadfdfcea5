/** Glyphs around the origin, about 22 units wide, drawn in one fill so that they read at any size and in grey. */
import type { Category, Gender, RoleName } from '../../../../protocol'

export const categoryEmblems: Record<Category, string> = {
  // Bow tie.
  professional: 'M-11-7Q-5-5-2-2.5 0-3.5 2-2.5 5-5 11-7V7Q5 5 2 2.5 0 3.5-2 2.5-5 5-11 7z',
  // Note.
  amateur: 'M-1-11Q2-6 8-5 8-1 7 1 6-2 2-2V6A5.5 4.3 0 1 1-1 2.5z',
  // Lightning.
  alternative: 'M4-12L-8 2H-1L-4 12 8-3H1z',
  // Column.
  classical:
    'M-9-11H9V-8H6.5V-5.5H-6.5V-8H-9zM-5.5-4.5H-2.5V6H-5.5zM-1.5-4.5H1.5V6H-1.5zM2.5-4.5H5.5V6H2.5zM-6.5 7H6.5V8.5H9V11.5H-9V8.5H-6.5z',
  // Laughing mask.
  comic:
    'M-11-10Q0-13 11-10C12 4 7 12 0 12S-12 4-11-10zM-8-3C-7-7-3-7-2-3-4-4.5-6-4.5-8-3zM8-3C7-7 3-7 2-3 4-4.5 6-4.5 8-3zM-7.5 1.5Q0 5 7.5 1.5 6 9 0 9T-7.5 1.5z',
  // Bat.
  goth: 'M0-2.5L2-7 3.5-3.5C6-4 8-7 9-7.5 12-5 12.5-1 12.5 4 10 1.5 8 2 6.5 5 4.5 3.5 2 4 0 8-2 4-4.5 3.5-6.5 5-8 2-10 1.5-12.5 4-12.5-1-12-5-9-7.5-8-7-6-4-3.5-3.5L-2-7z',
}

/** Signs in strokes. */
export const genderSigns: Record<Gender, string> = {
  male: 'M-7.5 3.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M2-.5L8.5-7M3-7.5H9V-1.5',
  female: 'M-5.5-4a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M0 1.5V10M-4.5 6H4.5',
  undefined: 'M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0',
}

export const roleEmblems: Record<RoleName, string> = {
  // Crown.
  turandot: 'M-10 8L-11.5-6-5 0 0-10 5 0 11.5-6 10 8z',
  // Sword.
  calaf: 'M0-12L2.6-8V2.5H8V6H2.2V11.5H-2.2V6H-8V2.5H-2.6V-8z',
  // Lotus.
  liu: 'M0-9C5-4 5 2 0 8-5 2-5-4 0-9zM-4.5-5C-6-2-5 4-1.5 8-8 8-11 3-10.5-4-8-5-6-5.5-4.5-5zM4.5-5C6-2 5 4 1.5 8 8 8 11 3 10.5-4 8-5 6-5.5 4.5-5z',
  // Scroll.
  ping: 'M-9-11H9V-7.5H7V7.5H9V11H-9V7.5H-7V-7.5H-9zM-4-4.5V-2.5H4V-4.5zM-4-1V1H4V-1zM-4 2.5V4.5H2V2.5z',
  // Bowl of rice with sticks.
  pong: 'M-11-1H11C11 6 7 10 4 10H-4C-7 10-11 6-11-1zM-8-2.5C-7-6-4-7-1-7L6-13 7.5-11.5 3-6.5C5-6 7-5 8-2.5z',
  // Fan.
  pang: 'M-1 9L-12-2.5A16 16 0 0 1-5.5-8zM-.2 8L-4-8.8A16 16 0 0 1 4-8.8L.2 8zM1 9L12-2.5A16 16 0 0 0 5.5-8z',
}

export const femaleRoles: readonly RoleName[] = ['turandot', 'liu']

export const heart = 'M0 11C-14 1-14-10-6-10-2-10 0-7 0-5 0-7 2-10 6-10 14-10 14 1 0 11z'
export const star = 'M0-10L2.9-3.3 10-2.7 4.6 2 6.2 9 0 5.2-6.2 9-4.6 2-10-2.7-2.9-3.3z'
