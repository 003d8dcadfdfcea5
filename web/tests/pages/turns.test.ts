import { expect, it } from 'vitest'
import { myTurns, newTurns } from '../../src/pages/parts/turns'
import type { TableSummary } from '../../src/protocol'

function table(id: string, more: Partial<TableSummary>): TableSummary {
  return {
    id,
    settings: {
      game: 'toy',
      options: {},
      is_public: false,
      allows_spectators: true,
      pace: 'normal',
      clock: null,
      stand_in: '',
    },
    status: 'playing',
    seats: [],
    your_seat: 0,
    is_your_turn: true,
    round: 0,
    updated_at: '',
    deadline: null,
    ...more,
  }
}

it('lists where it is your turn, the most urgent first', () => {
  const tables = [
    table('calm', {}),
    table('later', { deadline: '2026-11-18T10:00:00.000Z' }),
    table('others', { is_your_turn: false }),
    table('soon', { deadline: '2026-11-17T10:00:00.000Z' }),
    table('over', { status: 'over' }),
  ]
  expect(myTurns(tables).map(({ id }) => id)).toEqual(['soon', 'later', 'calm'])
})

it('knows which turns are new', () => {
  const before = [table('one', {})]
  expect(newTurns(before, [...before, table('two', {})]).map(({ id }) => id)).toEqual(['two'])
})
