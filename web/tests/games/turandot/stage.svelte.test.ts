import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stage } from '../../../src/games/turandot/show/stage.svelte'
import type { Opera } from '../../../src/games/turandot/types'
import { settings } from '../../../src/lib/settings.svelte'
import type { Pace } from '../../../src/play/pace'
import { Playback, type Moment } from '../../../src/play/playback/playback.svelte'
import { bid, finished, player, position } from './positions'

const sealed = position({ to_act: [2] })
const between = position({ phase: 'audition', round: 1, past: [finished], to_act: [] })
const next = position({ ...between, phase: 'bid', to_act: [0, 1, 2] })
const giving = position({
  phase: 'give',
  to_act: [0],
  players: [player(), player({ bid: bid(1) }), player()],
})

function moment(at: Opera['position'], task: Opera['task'] | null = null): Moment<Opera> {
  return { position: at, task, decision: null, mayTakeBack: false, danger: null, line: null }
}

let leave: () => void = () => undefined

function staged({
  first = sealed,
  isReplay = false,
  pace = 'normal',
}: { first?: Opera['position']; isReplay?: boolean; pace?: Pace } = {}) {
  const playback = new Playback<Opera>(moment(first), { isHasty: isReplay })
  const shown: Opera['position'][] = []
  const stage = new Stage({
    playback,
    isReplay,
    pace: () => pace,
    shows: ({ after }) => shown.push(after),
  })
  leave = $effect.root(() => void stage.follow())
  const receive = (...all: Moment<Opera>[]) => {
    for (const each of all) playback.receive(each)
    flushSync()
  }
  return { playback, stage, shown, receive }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.motion = 'auto'
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** Both steps of the reveal: the slot, and the crew. */
function reveal() {
  vi.advanceTimersByTime(1600)
  flushSync()
}

async function goOn(stage: Stage) {
  stage.goOn()
  await vi.runAllTimersAsync()
  flushSync()
}

describe('at a table', () => {
  it('tells nothing before the bids are revealed', () => {
    const { stage, receive } = staged()
    receive(moment(between))
    expect([stage.told, stage.hiring?.round, stage.isBusy]).toEqual([sealed, 1, true])
    reveal()
    expect(stage.told).toEqual(between)
  })

  it('keeps the round on the stage until somebody goes on', async () => {
    const { stage, shown, receive } = staged()
    receive(moment(between), moment(next))
    reveal()
    expect([stage.isHeld, shown]).toEqual([true, [between]])
    await goOn(stage)
    expect([stage.isBusy, shown]).toEqual([false, [between, next]])
  })

  it('tells all at once when somebody goes on early', async () => {
    const { stage, receive } = staged()
    receive(moment(between))
    await goOn(stage)
    expect([stage.reveal.isRunning, stage.isHeld]).toEqual([false, true])
  })

  it('holds the stage while a choice would take its room', () => {
    const { stage, receive } = staged()
    receive(moment(giving, { kind: 'dismiss', directors: [] }))
    reveal()
    expect(stage.isHeld).toBe(true)
  })

  it('waits for nobody who bids in secret', () => {
    const { playback, receive } = staged({ first: position() })
    receive(moment(sealed))
    expect(playback.isHeld).toBe(false)
  })

  it('shows nothing longer to whoever wants all at once', () => {
    const { stage, shown, receive } = staged({ pace: 'instant' })
    receive(moment(between), moment(next))
    expect([stage.isBusy, shown]).toEqual([false, [between, next]])
  })

  it('leaps over what it missed', () => {
    const { stage, receive } = staged()
    receive(moment(position({ ...next, round: 3, past: [finished, finished, finished] })))
    expect([stage.isBusy, stage.told.round]).toEqual([false, 3])
  })

  it('is over when the last round has been told', () => {
    const { stage, receive } = staged({ first: position({ phase: 'cast' }) })
    receive(moment(position({ phase: 'over' })))
    expect(stage.isOver).toBe(true)
  })
})

it('waits for nobody in a replay', () => {
  const { stage, receive } = staged({ isReplay: true })
  receive(moment(between))
  expect(stage.isBusy).toBe(true)
  reveal()
  expect(stage.isBusy).toBe(false)
})
