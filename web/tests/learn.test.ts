import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Lesson } from '../src/learn/lesson.svelte'
import { expectedMove, framesBetween, isLeap, keepStep, keptStep, type Tutorial } from '../src/learn/script'
import { api } from '../src/lib/server/api'
import type { Replay } from '../src/protocol'

const events = ['deal', '0 play 7', '1 play 9', '0 play 3', '1 play 2', '0 play 5']
const tutorial: Tutorial = {
  seed: 'a seed',
  seat: 0,
  steps: [
    { id: 'hello', frame: 1, acts: false },
    { id: 'first', frame: 1, acts: true },
    { id: 'look', frame: 3, acts: false },
    { id: 'third', frame: 5, acts: true },
    { id: 'end', frame: 6, acts: false },
  ],
  record: { game: 'some', events },
}
const [hello, first, look, third, end] = tutorial.steps as [
  Tutorial['steps'][0],
  Tutorial['steps'][0],
  Tutorial['steps'][0],
  Tutorial['steps'][0],
  Tutorial['steps'][0],
]

beforeEach(() => {
  localStorage.clear()
})

describe('the script', () => {
  it('wants what the newcomer did in the record, and nothing where they read', () => {
    expect([hello, first, look, third].map((step) => expectedMove(tutorial, step))).toEqual([
      null,
      'play 7',
      null,
      'play 5',
    ])
  })

  it('shows every position between two steps, but leaves out where the newcomer would have had to choose', () => {
    expect(framesBetween(first, look)).toEqual([2, 3])
    expect(isLeap(tutorial, hello, first)).toBe(false)
    expect(isLeap(tutorial, first, look)).toBe(false)
    expect(isLeap(tutorial, look, third)).toBe(true)
    expect(isLeap(tutorial, look, end), 'the end plays itself').toBe(false)
  })

  it('can be left and resumed, and begins anew after the end', () => {
    keepStep('some', tutorial, 3)
    expect(keptStep('some', tutorial)).toBe(3)
    expect(keptStep('other', tutorial)).toBe(0)
    keepStep('some', tutorial, 4)
    expect(keptStep('some', tutorial)).toBe(0)
    localStorage.setItem('ridotto.learn.some', 'a step of another version')
    expect(keptStep('some', tutorial)).toBe(0)
  })
})

describe('a lesson', () => {
  function answer(): Replay {
    const frames = [...events, ''].map((_, number) => ({
      number,
      line: null,
      position: { number, round: 0, past: [] },
      task: { kind: 'play' },
    }))
    return { frames, past: [], first_round: 0, next_frame: null, next_round: null } as unknown as Replay
  }

  async function opened(): Promise<Lesson> {
    vi.spyOn(api, 'replayOf').mockResolvedValue(answer())
    const lesson = new Lesson('some', tutorial)
    await lesson.open()
    return lesson
  }

  function shown(lesson: Lesson): unknown {
    return (lesson.playback?.shown.position as unknown as { number: number }).number
  }

  it('goes on with the recorded move, and only with it', async () => {
    const lesson = await opened()
    expect(lesson.playback?.shown.task).toBeNull()
    lesson.act('play 7')
    expect(lesson.at, 'nothing was asked').toBe(0)
    lesson.next()
    expect([lesson.at, shown(lesson), lesson.playback?.shown.task?.kind]).toEqual([1, 1, 'play'])
    lesson.act('play 8')
    expect([lesson.at, lesson.isWrong]).toEqual([1, true])
    lesson.act('play 7')
    expect([lesson.at, shown(lesson), lesson.isWrong]).toEqual([2, 3, false])
    const before = lesson.run
    lesson.next()
    expect([lesson.at, shown(lesson), lesson.run]).toEqual([3, 5, before + 1])
    lesson.act('play 5')
    expect([lesson.isLast, shown(lesson)]).toEqual([true, 6])
    lesson.next()
    expect(lesson.isLast).toBe(true)
  })

  it('resumes where it was left', async () => {
    ;(await opened()).jump(3)
    const again = await opened()
    expect([again.at, shown(again), again.expected]).toEqual([3, 5, 'play 5'])
  })
})
