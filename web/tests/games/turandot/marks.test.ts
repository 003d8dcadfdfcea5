import { describe, expect, it } from 'vitest'
import { marksOf } from '../../../src/games/turandot/hints'

const move = (move: string, points: number | null, chance: number) => ({ move, points, chance })

describe('hints on the roles', () => {
  const marks = () =>
    marksOf([
      move('bid 3 money 1', 12.4, 0.4),
      move('bid 2', 12, 0.35),
      move('bid 3', 11, 0.25),
      move('bid crew bluff', 9, 0),
      move('bid 1', 7, 0),
    ])

  it('adds up how often to bid there, and tells the points of the best bid', () => {
    expect(marks().get(3)).toMatchObject({ points: '12.4', percent: '65%', isBest: true })
    expect(marks().get(2)).toMatchObject({ points: '12', percent: '35%', isBest: false })
  })

  it('marks every role, also those that are not worth a bid', () => {
    expect(marks().get(1)).toMatchObject({ points: '7', percent: null, isBest: false })
    expect(marks().get('crew')).toMatchObject({ points: '9', percent: null })
  })
})
