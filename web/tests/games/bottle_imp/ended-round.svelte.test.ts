import { describe, expect, it, vi } from 'vitest'
import { EndedRound } from '../../../src/games/bottle_imp/sheets/ended-round.svelte'
import { position, round } from './positions'

const playing = position()
const ended = position({ past: [round], phase: 'deal', round: 1 })
const dealt = position({ past: [round], phase: 'pass', round: 1 })

function shown({ at = playing, isReplay = false } = {}) {
  const stage = { isTrickLying: false, goOn: vi.fn() }
  const page = { position: at, isReplay }
  return { page, stage, end: new EndedRound(page, stage) }
}

describe('at a table', () => {
  it('shows the end of a round when its last trick is swept, until somebody goes on', () => {
    const { stage, end } = shown()
    stage.isTrickLying = true
    end.follow(playing, ended)
    expect(end.round).toBeNull()
    stage.isTrickLying = false
    expect(end.round).toBe(0)
    end.close()
    expect([end.round, stage.goOn.mock.calls.length]).toEqual([null, 1])
  })

  it('shows the end of a match that is over', () => {
    expect(shown({ at: position({ past: [round], phase: 'over' }) }).end.round).toBe(0)
    expect(shown({ at: dealt }).end.round).toBeNull()
  })
})

it('shows it in a replay where the replay stands, unless it was closed there', () => {
  const { page, end } = shown({ at: ended, isReplay: true })
  expect(end.round).toBe(0)
  end.close()
  expect(end.round).toBeNull()
  page.position = dealt
  expect(end.round).toBeNull()
})
