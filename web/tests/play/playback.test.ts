import { describe, expect, it, vi } from 'vitest'
import type { Plain } from '../../src/games/plain/types'
import { Playback, type Moment, type Step } from '../../src/play/playback/playback.svelte'
import type { PlainPosition } from '../../src/protocol'

/** Positions told apart by their round. */
function moment(number: number, more: Partial<Moment<Plain>> = {}): Moment<Plain> {
  const position: PlainPosition = {
    game: 'toy',
    seat: 0,
    to_act: [],
    leader: null,
    round: number,
    outcome: null,
    past: [],
    fields: [],
    by_seat: [],
    by_round: [],
  }
  return { position, task: null, decision: null, mayTakeBack: false, danger: null, line: null, ...more }
}

const numberOf = ({ round }: PlainPosition) => round

interface Options {
  /** These are held as soon as they are shown. */
  holds?: readonly number[]
  isHasty?: boolean
}

/** A playback with a table that writes down what it is shown. */
function watched({ holds = [], isHasty = false }: Options = {}) {
  const playback = new Playback<Plain>(moment(0), { isHasty })
  const steps: string[] = []
  const releases = new Map<number, () => void>()
  const leave = playback.follow({
    isNextStep: (before, after) => numberOf(after) === numberOf(before) + 1,
    step: ({ before, after, isLeap }: Step<Plain>) => {
      steps.push(`${numberOf(before)}${isLeap ? '⇒' : '→'}${numberOf(after)}`)
      if (holds.includes(numberOf(after))) releases.set(numberOf(after), playback.hold())
    },
  })
  const shown = () => numberOf(playback.shown.position)
  const told = () => numberOf(playback.told.position)
  const release = (number: number) => releases.get(number)?.()
  return { playback, steps, release, shown, told, leave }
}

describe('without a hold', () => {
  it('shows what comes at once', () => {
    const { playback, steps, shown, told } = watched()
    playback.receive(moment(1))
    playback.receive(moment(2))
    expect(steps).toEqual(['0→1', '1→2'])
    expect([shown(), told(), playback.isCaughtUp]).toEqual([2, 2, true])
  })

  it('leaps where no single event leads', () => {
    const { playback, steps } = watched()
    playback.receive(moment(5))
    playback.receive(moment(4))
    expect(steps).toEqual(['0⇒5', '5⇒4'])
  })

  it('shows the same moment only once', () => {
    const { playback, steps } = watched()
    const next = moment(1)
    playback.receive(next)
    playback.receive(next)
    expect(steps).toEqual(['0→1'])
  })
})

describe('held', () => {
  it('lets news wait, in order', () => {
    const { playback, steps, release, shown, told } = watched({ holds: [1] })
    playback.receive(moment(1))
    playback.receive(moment(2))
    playback.receive(moment(3))
    expect([shown(), told(), playback.isCaughtUp, playback.isHeld]).toEqual([1, 0, false, true])
    release(1)
    expect(steps).toEqual(['0→1', '1→2', '2→3'])
    expect([shown(), told(), playback.isCaughtUp, playback.isHeld]).toEqual([3, 3, true, false])
  })

  it('stops at the next hold', () => {
    const { playback, release, shown } = watched({ holds: [1, 2] })
    for (const number of [1, 2, 3]) playback.receive(moment(number))
    release(1)
    expect(shown()).toBe(2)
    release(1)
    expect(shown(), 'an old hold lets go of nothing').toBe(2)
    release(2)
    expect(shown()).toBe(3)
  })

  it('is dropped by a leap, with all that waits', () => {
    const { playback, steps, release, shown, told } = watched({ holds: [1] })
    playback.receive(moment(1))
    playback.receive(moment(2))
    playback.receive(moment(9))
    expect(steps).toEqual(['0→1', '1⇒9'])
    release(1)
    expect([shown(), told(), playback.isHeld, playback.isCaughtUp]).toEqual([9, 9, false, true])
  })

  it('is overtaken in a hurry, step by step', () => {
    const { playback, steps, told } = watched({ holds: [1, 2, 3] })
    for (const number of [1, 2, 3]) playback.receive(moment(number))
    playback.hurry()
    expect(steps).toEqual(['0→1', '1→2', '2→3'])
    expect([told(), playback.isHeld]).toEqual([3, false])
  })

  it('gives way in a replay to whoever steps on, but holds the last', () => {
    const { playback, shown, told } = watched({ holds: [1, 2], isHasty: true })
    playback.receive(moment(1))
    playback.receive(moment(2))
    expect([shown(), told(), playback.isHeld]).toEqual([2, 0, true])
  })

  it('ends when the table goes away', () => {
    const { playback, leave, shown } = watched({ holds: [1] })
    playback.receive(moment(1))
    playback.receive(moment(2))
    leave()
    expect([shown(), playback.isHeld]).toEqual([2, false])
  })
})

describe('what is asked for', () => {
  const task: Plain['task'] = { kind: 'plain', moves: ['go'] }

  it('waits until everything has been shown', () => {
    const { playback, release } = watched({ holds: [1, 2] })
    playback.receive(moment(1))
    playback.receive(moment(2, { task, decision: 7 }))
    expect(playback.asked).toBeNull()
    release(1)
    expect(playback.asked, 'shown, but still held').toBeNull()
    release(2)
    expect(playback.asked).toBe(7)
  })

  it('is nothing without a task', () => {
    const { playback } = watched()
    playback.receive(moment(1, { decision: 7 }))
    expect(playback.asked).toBeNull()
  })
})

it('tells a table nothing after it has left', () => {
  const playback = new Playback<Plain>(moment(0), { isHasty: false })
  const step = vi.fn()
  const leave = playback.follow({ isNextStep: () => true, step })
  playback.receive(moment(1))
  leave()
  playback.receive(moment(2))
  expect(step).toHaveBeenCalledOnce()
})
