import { describe, expect, it } from 'vitest'
import { withColours } from '../../src/pages/finale/portraits'
import { markAfter, markBefore, marksOfRound, roundAt } from '../../src/pages/replay/marks'
import { qrPath } from '../../src/pages/share/qr'

describe('a QR code', () => {
  it('has a size of the standard, and the three corners that readers look for', () => {
    const { path, size } = qrPath('https://ridotto.example/device#abcdefghjk')
    expect((size - 17) % 4).toBe(0)
    const points = new Set(path.split(/[MLZ]+/))
    for (const corner of ['0 0', `${size} 0`, `0 ${size}`, '7 7', `${size - 7} 7`, `7 ${size - 7}`])
      expect(points).toContain(corner)
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
