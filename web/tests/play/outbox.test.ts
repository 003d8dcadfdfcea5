import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/lib/server/problem'
import { Outbox, type Wish } from '../../src/play/connection/outbox.svelte'

const move: Wish = { type: 'move', decision: 3, move: 'play 24' }
const start: Wish = { type: 'start' }

it('numbers what it sends', () => {
  const outbox = new Outbox()
  const first = outbox.put(move)
  const second = outbox.put(start)
  expect(outbox.ids).toEqual([1, 2])
  expect(outbox.post(first.id)).toBe('{"type":"move","decision":3,"move":"play 24","id":1}')
  expect(outbox.post(second.id)).toBe('{"type":"start","id":2}')
})

it('keeps a wish until it is answered', async () => {
  const outbox = new Outbox()
  const { id, answered } = outbox.put(move)
  outbox.post(id)
  expect(outbox.ids).toEqual([id])
  outbox.accept(id)
  await expect(answered).resolves.toBeUndefined()
  expect(outbox.ids).toEqual([])
  expect(outbox.post(id)).toBeNull()
})

it('is pending for choices only', () => {
  const outbox = new Outbox()
  const { id: other } = outbox.put(start)
  expect(outbox.isPending).toBe(false)
  const { id } = outbox.put(move)
  expect(outbox.isPending).toBe(true)
  outbox.accept(id)
  expect(outbox.isPending).toBe(false)
  expect(outbox.ids).toEqual([other])
})

it('says whether a refusal was for one of ours', () => {
  const outbox = new Outbox()
  expect(outbox.refuse(null, new Problem('too-fast'))).toBe(false)
  expect(outbox.refuse(9, new Problem('too-fast'))).toBe(false)
})

describe('a refusal', () => {
  const late = new Problem('stale-decision')

  async function refused(wish: Wish, times: number, problem: Problem): Promise<string> {
    const outbox = new Outbox()
    const { id, answered } = outbox.put(wish)
    for (let sent = 0; sent < times; sent += 1) outbox.post(id)
    expect(outbox.refuse(id, problem)).toBe(true)
    return answered.then(
      () => 'done',
      () => 'failed',
    )
  }

  it('fails what was sent once', async () => {
    expect(await refused(move, 1, late)).toBe('failed')
  })

  it('of a second copy that came too late means that the first arrived', async () => {
    expect(await refused(move, 2, late)).toBe('done')
  })

  it('of a second copy for another reason fails', async () => {
    expect(await refused(move, 2, new Problem('must-follow'))).toBe('failed')
  })

  it('of a second start means that it has begun', async () => {
    expect(await refused(start, 2, new Problem('already-started'))).toBe('done')
  })
})
