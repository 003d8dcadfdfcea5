import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stage } from '../../../src/games/bottle_imp/show/stage.svelte'
import type { Imp } from '../../../src/games/bottle_imp/types'
import { settings } from '../../../src/lib/settings.svelte'
import { Playback, type Moment } from '../../../src/play/playback/playback.svelte'
import type { Pace } from '../../../src/play/pace'
import { plays, position, round, trick } from './positions'

const start = position()
const one = position({ trick: plays.slice(0, 1), to_act: [1] })
const two = position({ trick: plays.slice(0, 2), to_act: [2] })
const swept = position({ tricks: [trick], to_act: [1] })
const next = position({ tricks: [trick], trick: [{ seat: 1, card: '5' }], to_act: [2] })
const ended = position({ tricks: [trick], past: [round], phase: 'deal', round: 1, to_act: [] })
const dealt = position({ past: [round], phase: 'pass', round: 1, to_act: [0, 1, 2] })

function moment(at: Imp['position']): Moment<Imp> {
  return { position: at, task: null, decision: null, mayTakeBack: false, danger: null, line: null }
}

function staged({
  first = start,
  isReplay = false,
  pace = 'normal',
}: { first?: Imp['position']; isReplay?: boolean; pace?: Pace } = {}) {
  const playback = new Playback<Imp>(moment(first), { isHasty: isReplay })
  const shown: Imp['position'][] = []
  const sweeps = vi.fn()
  const stage = new Stage({
    playback,
    isReplay,
    pace: () => pace,
    shows: ({ after }) => shown.push(after),
    sweeps,
  })
  stage.follow()
  const receive = (...all: Imp['position'][]) => {
    for (const each of all) playback.receive(moment(each))
  }
  return { playback, stage, shown, sweeps, receive }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.motion = 'auto'
})
afterEach(() => {
  vi.useRealTimers()
})

describe('at a table', () => {
  it('lays cards one after the other', () => {
    const { shown, receive } = staged()
    receive(one, two)
    expect(shown).toEqual([one])
    vi.advanceTimersByTime(260)
    expect(shown).toEqual([one, two])
  })

  it('goes at the pace of whoever looks at it', () => {
    for (const [pace, ms] of [
      ['slow', 450],
      ['quick', 140],
      ['instant', 0],
    ] as const) {
      const { shown, receive } = staged({ pace })
      receive(one, two)
      vi.advanceTimersByTime(Math.max(0, ms - 1))
      if (ms > 0) expect(shown, pace).toEqual([one])
      vi.advanceTimersByTime(1)
      expect(shown, pace).toEqual([one, two])
    }
  })

  it('waits less where nothing moves', () => {
    settings.motion = 'off'
    const { shown, receive } = staged()
    receive(one, two)
    vi.advanceTimersByTime(200)
    expect(shown).toEqual([one, two])
  })

  it('lets a finished trick lie before it is swept, and sweeps it once', () => {
    const { playback, stage, sweeps, receive } = staged({ first: two })
    receive(swept)
    expect(stage.isTrickLying).toBe(true)
    expect(stage.plays).toEqual(plays)
    expect(stage.settled, 'bottles and tricks are those of before').toBe(two)
    vi.advanceTimersByTime(1499)
    expect(sweeps).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(sweeps).toHaveBeenCalledExactlyOnceWith(trick)
    expect([stage.isTrickLying, playback.isHeld]).toEqual([false, true])
    vi.advanceTimersByTime(400)
    expect(playback.isHeld).toBe(false)
    expect(sweeps).toHaveBeenCalledOnce()
  })

  it('shows nothing of the next trick over the old one', () => {
    const { shown, receive } = staged({ first: two })
    receive(swept, next)
    vi.advanceTimersByTime(1899)
    expect(shown).toEqual([swept])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([swept, next])
  })

  it('hurries when somebody wants to play', () => {
    const { stage, shown, sweeps, receive, playback } = staged({ first: one })
    receive(two, swept, next)
    stage.hurry()
    expect(shown).toEqual([two, swept, next])
    expect(sweeps).toHaveBeenCalledOnce()
    expect([stage.settled, playback.isHeld]).toEqual([next, false])
  })

  it('waits for nobody while others choose in secret', () => {
    const passing = position({ phase: 'pass' })
    const chosen = position({ phase: 'pass', sealed: [false, true, false] })
    const { playback, receive } = staged({ first: passing })
    receive(chosen)
    expect(playback.isHeld).toBe(false)
  })

  it('stays at the end of a round until somebody goes on, also in a hurry', () => {
    const { playback, stage, shown, receive } = staged({ first: two })
    receive(ended, dealt)
    stage.hurry()
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual([ended])
    expect(playback.isHeld).toBe(true)
    stage.goOn()
    expect(shown).toEqual([ended, dealt])
  })

  it('tells no result before the mystery trick lies open', () => {
    const { stage, receive } = staged({ first: two })
    receive(ended)
    expect(stage.isTurningOver).toBe(true)
    stage.turnedOver()
    expect(stage.isTurningOver).toBe(false)
  })

  it('adds no score before the mystery trick lies open', () => {
    const { stage, receive } = staged({ first: two })
    receive(position({ ...ended, totals: [12, -3, 0] }))
    vi.advanceTimersByTime(2000)
    expect(stage.totals).toEqual([0, 0, 0])
    stage.turnedOver()
    expect(stage.totals).toEqual([12, -3, 0])
  })

  it('turns nothing over where nothing may move', () => {
    settings.motion = 'off'
    const { stage, receive } = staged({ first: two })
    receive(ended)
    expect(stage.isTurningOver).toBe(false)
  })

  it('leaps over what it missed', () => {
    const { stage, shown, sweeps, receive } = staged()
    receive(next)
    expect(shown).toEqual([next])
    expect([stage.settled, stage.isTrickLying]).toEqual([next, false])
    expect(sweeps).not.toHaveBeenCalled()
  })
})

describe('in a replay', () => {
  it('shows each step at once, with the trick that ended', () => {
    const { playback, stage, sweeps, receive } = staged({ first: two, isReplay: true })
    receive(swept)
    expect([stage.lying, stage.settled, playback.isHeld]).toEqual([trick, swept, false])
    expect(sweeps).toHaveBeenCalledOnce()
  })

  it('lets the caption wait while the mystery trick is turned over', () => {
    const { playback, stage, receive } = staged({ first: two, isReplay: true })
    receive(ended)
    expect(playback.told.position).toBe(two)
    stage.turnedOver()
    expect(playback.told.position).toBe(ended)
  })
})
