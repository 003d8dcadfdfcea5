import type { Colour } from '../../../protocol'

/** The suit's shape around the origin, 48 to 60 units wide: disc, square, triangle, diamond. */
export const suitShapes: Record<Colour, string> = {
  red: 'M-27 0A27 27 0 1 1 27 0 27 27 0 1 1-27 0z',
  blue: 'M-24-24H24V24H-24z',
  green: 'M0-28L31 24H-31z',
  yellow: 'M0-31L29 0 0 31-29 0z',
}

export const suitFills: Record<Colour, string> = {
  red: 'var(--suit-red)',
  blue: 'var(--suit-blue)',
  green: 'var(--suit-green)',
  yellow: '#b97f09',
}
