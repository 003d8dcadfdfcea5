import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { withColours } from '../../src/pages/finale/portraits'
import { markAfter, markBefore, marksOfRound, roundAt } from '../../src/pages/replay/marks'
import { pathOf, qrPath } from '../../src/pages/share/qr'

/** The squares that a path of bars fills. */
function squaresOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(wide))
  return rows
}

describe('a QR code', () => {
  it('is the same squares as a path', async () => {
    const text = 'https://ridotto.example/device#abcdefghjk'
    const { data } = encode(text, { ecc: 'M', border: 0 })
    const { path, size } = await qrPath(text)
    expect(squaresOf(path, size)).toEqual(data)
  })

  it('joins neighbours of a row', () => {
    expect(pathOf([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z')
  })
})

describe('marks of a replay', () => {
  const marks = [3, 6, 9, 14]

  it('are gone to one by one, and end at the ends', () => {
    expect(markAfter(marks, 3, 20)).toBe(6)
    expect(markAfter(marks, 14, 20)).toBe(20)
    expect(markBefore(marks, 9)).toBe(6)
    expect(markBefore(marks, 3)).toBe(0)
  })

  it('belong to a round', () => {
    expect(marksOfRound(marks, roundAt([2, 10], 5, 21))).toEqual([3, 6, 9])
    expect(marksOfRound(marks, roundAt([2, 10], 12, 21))).toEqual([14])
  })
})

describe('a drawing as a file', () => {
  it('knows its colours without the page', () => {
    const colours: Record<string, string> = { '--gold': '#d9ab4f', '--card': 'light-dark(#fff, #000)' }
    const text = '<rect fill="var(--gold)" stroke="var(--card)"/>'
    expect(withColours(text, (name) => colours[name] ?? '')).toBe('<rect fill="#d9ab4f" stroke="#fff"/>')
  })
})
