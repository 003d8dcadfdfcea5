import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Choosing } from '../../../src/games/bottle_imp/hand/choosing.svelte'
import { origin } from '../../../src/games/bottle_imp/hand/origin'
import type { Scene } from '../../../src/games/bottle_imp/show/scene'
import type { Imp } from '../../../src/games/bottle_imp/types'
import { position } from './positions'

const playing: Imp['task'] = { kind: 'play', cards: ['21', '36'], must_follow: 'green' }
const passing: Imp['task'] = {
  kind: 'pass',
  goals: [{ goal: 'left', seat: 1 }],
  cards: ['2', '21'],
}

let leave: () => void = () => undefined
afterEach(() => leave())

function holding(task: Imp['task'] | null, at = position()) {
  const act = vi.fn()
  const skip = vi.fn()
  const stage = $state({ isTrickLying: false, hurry: vi.fn() })
  const props = $state({
    welcome: { table: 'abc' },
    playback: { isCaughtUp: true, isHeld: false, asked: task && 1 },
    position: at,
    task,
    decision: task && 1,
    suggestions: null,
    mayTakeBack: false,
    isReplay: false,
    isPending: false,
    act,
    takeBack: vi.fn(),
    skip,
  })
  const choosing = new Choosing(props, { stage, reachForHand: () => undefined })
  leave = $effect.root(() => choosing.follow())
  flushSync()
  const ask = (next: Imp['task'] | null) => {
    Object.assign(props, { task: next, decision: 2, playback: { ...props.playback, asked: 2 } })
    flushSync()
  }
  return { choosing, props, stage, act, skip, ask }
}

const mouse = { isTouch: false }
const touch = { isTouch: true }

describe('my turn', () => {
  it('plays a card at once with a mouse, and with a finger when it is confirmed', () => {
    const { choosing, act } = holding(playing)
    choosing.press('21', touch)
    expect([choosing.selected, act.mock.calls]).toEqual(['21', []])
    choosing.confirm()
    expect(act).toHaveBeenCalledExactlyOnceWith('play 21')
    choosing.press('36', mouse)
    expect(act).toHaveBeenLastCalledWith('play 36')
  })

  it('says why a card cannot be played, until something else is asked', () => {
    const { choosing, act, ask } = holding(playing)
    expect([choosing.stateOf('2'), choosing.stateOf('21'), choosing.note]).toEqual([
      'barred',
      'playable',
      null,
    ])
    choosing.press('2', mouse)
    expect(choosing.note).toContain('green')
    expect(act).not.toHaveBeenCalled()
    ask(playing)
    expect(choosing.note).toBeNull()
  })

  it('is nobody’s while a trick lies there', () => {
    const { choosing, stage } = holding(playing)
    stage.isTrickLying = true
    expect(choosing.stateOf('21')).toBe('idle')
  })

  it('takes a card that is dropped on the table', () => {
    const { choosing, act } = holding(playing)
    choosing.drop('2', 'trick')
    expect(act).not.toHaveBeenCalled()
    choosing.drop('36', 'trick')
    expect(act).toHaveBeenCalledWith('play 36')
  })
})

describe('not my turn', () => {
  it('chooses ahead, and plays when it is asked', () => {
    const { choosing, act, ask } = holding(null)
    expect(choosing.isEarly).toBe(true)
    choosing.press('36', mouse)
    expect([choosing.ahead.card, act.mock.calls]).toEqual(['36', []])
    ask(playing)
    expect(act).toHaveBeenCalledExactlyOnceWith('play 36')
  })

  it('refuses what was chosen ahead where it cannot be played', () => {
    const { choosing, act, ask } = holding(null)
    choosing.press('2', mouse)
    ask(playing)
    expect(act).not.toHaveBeenCalled()
    expect(choosing.note).toContain('green')
  })

  it('takes back what was chosen ahead', () => {
    const { choosing } = holding(null)
    choosing.press('36', touch)
    expect([choosing.selected, choosing.ahead.card]).toEqual(['36', null])
    choosing.confirm()
    expect([choosing.selected, choosing.ahead.card]).toEqual([null, '36'])
    choosing.undo?.()
    expect([choosing.ahead.card, choosing.undo]).toEqual([null, null])
  })

  it('lets the bots go on when all has been shown', () => {
    const { choosing, props, skip, stage } = holding(null)
    props.playback.isHeld = true
    choosing.hurry()
    expect([stage.hurry.mock.calls.length, skip.mock.calls.length]).toEqual([1, 0])
    props.playback.isHeld = false
    choosing.hurry()
    expect(skip).toHaveBeenCalledOnce()
  })
})

describe('passing on', () => {
  it('takes cards out of the hand, and sends them together', () => {
    const { choosing, act } = holding(passing, position({ phase: 'pass' }))
    choosing.press('36', mouse)
    expect([choosing.given, choosing.note === null], 'an open card stays').toEqual([[null], false])
    choosing.press('2', mouse)
    expect(choosing.given).toEqual(['2'])
    choosing.drop('21', 'goal-0')
    choosing.confirm()
    expect(act).toHaveBeenCalledExactlyOnceWith('pass left 21')
  })

  it('goes on from what was sealed and taken back', () => {
    const { choosing, props, ask } = holding(null, position({ phase: 'pass', picks: ['21'] }))
    expect(choosing.given).toEqual(['21'])
    props.position = position({ phase: 'pass' })
    ask(passing)
    expect(choosing.given).toEqual(['21'])
  })
})

it('knows who gave a card', () => {
  const scene = (at: Imp['position']) => ({ position: at, around: [0, 1, 2], below: 0 }) as unknown as Scene
  const [, dealt] = origin(scene(position({ phase: 'pass' })), '2')
  const passed = scene(position({ received: ['2', '21'] }))
  expect([dealt, origin(passed, '2')[1], origin(passed, '21')[1]]).toEqual(['seat-2', 'seat-2', 'seat-1'])
})
