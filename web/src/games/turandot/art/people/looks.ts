/** The features of the six categories besides their emblems: colours, the window's shape, the wall's pattern. */
import type { Category } from '../../../../protocol'

interface Look {
  wall: string
  window: string
  /** The light in the window. */
  light: string
  /** Hats and hair extend beyond the window. */
  bursts?: true
  /** A fine pattern on the wall, in strokes. */
  pattern: string
}

const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('')

export const looks: Record<Category, Look> = {
  professional: {
    wall: '#6f1826',
    light: '#f3dcc0',
    window: 'M12 112V52A38 40 0 0 1 88 52V112z',
    pattern: 'M8 112V51A42 44 0 0 1 92 51V112',
  },
  amateur: {
    wall: '#2f716e',
    light: '#dfeedd',
    window: 'M8 66A42 46 0 1 1 92 66 42 46 0 1 1 8 66z',
    pattern: rows(10, (at) => `M8 ${12 + at * 11}h5m6 0h5m6 0h5m6 0h5m6 0h5m6 0h5m6 0h5m6 0h5`),
  },
  alternative: {
    wall: '#7d2a80',
    bursts: true,
    light: '#f6d7ec',
    window: 'M9 112V40L25 50 28 18 44 34 60 9 68 38 91 24V112z',
    pattern: rows(9, (at) => `M6 ${14 + at * 12}l11-7 11 7 11-7 11 7 11-7 11 7 11-7 11 7`),
  },
  classical: {
    wall: '#b8934a',
    light: '#fbf0d2',
    window: 'M14 112V42L50 14 86 42V112z',
    pattern: 'M8 46V112M11 46V112M89 46V112M92 46V112M6 43H94M8 39L50 7 92 39',
  },
  comic: {
    wall: '#c9581c',
    bursts: true,
    light: '#fdeab0',
    window: 'M11 112V26Q21 40 30.5 26 40 40 50 26 60 40 69.5 26 79 40 89 26V112z',
    pattern: rows(6, (at) => `M${-15 + at * 26} 4l39 39M${24 + at * 26} 4l-39 39`),
  },
  goth: {
    wall: '#2b2333',
    light: '#c9c3d6',
    window: 'M13 112V60C13 38 36 22 50 8 64 22 87 38 87 60V112z',
    pattern: 'M8 112V60C8 34 34 20 50 4 66 20 92 34 92 60V112M18 8V24M11 14H25M82 8V24M75 14H89',
  },
}
