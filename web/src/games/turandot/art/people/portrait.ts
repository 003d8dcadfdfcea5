/** Parts of a bust on the singer's card: the head's centre is (50, 60), the shoulders end at y = 112. */

export const skins = ['#f3cfae', '#d9a176', '#8d5a3b', '#f8dcc4', '#b97d52'] as const
export const paleSkin = '#efe9ea'
export const hairs = ['#2b1a14', '#6b3d1e', '#b5762c', '#8c8580', '#8f3418'] as const
export const wildHairs = ['#1fa37a', '#e0398a', '#2f7fd6', '#f0b01e', '#e2472c'] as const

export const faces = {
  strong: 'M34.5 54Q34 38 50 38T65.5 54V64Q65 73 58 79 50 83 42 79 35 73 34.5 64z',
  soft: 'M36 54Q36 39 50 39T64 54C64 68 57 81 50 81S36 68 36 54z',
}
