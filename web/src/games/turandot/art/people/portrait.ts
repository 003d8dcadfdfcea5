/** Parts of a bust on the singer's card: the head's centre is (50, 60), the shoulders end at y = 112. */

export const skins = ['#f3cfae', '#d9a176', '#8d5a3b', '#f8dcc4', '#b97d52'] as const
export const paleSkin = '#efe9ea'
export const hairs = ['#2b1a14', '#6b3d1e', '#b5762c', '#8c8580', '#8f3418'] as const
export const wildHairs = ['#1fa37a', '#e0398a', '#2f7fd6', '#f0b01e', '#e2472c'] as const

export const faces = {
  strong: 'M34.5 54Q34 38 50 38T65.5 54V64Q65 73 58 79 50 83 42 79 35 73 34.5 64z',
  soft: 'M36 54Q36 39 50 39T64 54C64 68 57 81 50 81S36 68 36 54z',
}

export const shoulders = {
  broad: 'M10 113C11 97 24 92 40 87 46 92 54 92 60 87 76 92 89 97 90 113z',
  narrow: 'M21 113C22 100 32 95 44 89 47 92 53 92 56 89 68 95 78 100 79 113z',
}

export const bells = [
  [14, 58],
  [50, 14],
  [86, 58],
] as const
export const ruff =
  'M24 94C18 86 28 80 32 85 34 79 44 80 44 86 46 81 54 81 56 86 56 80 66 79 68 85 72 80 82 86 76 94 82 102 72 106 68 101 66 107 56 107 55 101 53 106 47 106 45 101 44 107 34 107 32 101 28 106 18 102 24 94z'
