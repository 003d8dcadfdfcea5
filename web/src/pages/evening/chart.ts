/** A small line chart of scores. */

export interface Chart {
  points: readonly { x: number; y: number }[]
  line: string
  /** The position of 0, if there are scores on both sides of it. */
  zero: number | null
}

const margin = 4

export function chartOf(scores: readonly number[], width: number, height: number): Chart {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)]
  const range = highest - lowest
  const step = (width - 2 * margin) / Math.max(1, scores.length - 1)
  // If all scores are equal, the line runs through the middle.
  const shareOf = (score: number) => (range ? (score - lowest) / range : 0.5)
  const yOf = (score: number) => round(height - margin - shareOf(score) * (height - 2 * margin))
  const points = scores.map((score, at) => ({ x: round(margin + at * step), y: yOf(score) }))
  return {
    points,
    line: points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join(''),
    zero: lowest < 0 && highest > 0 ? yOf(0) : null,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
