import { expect, it } from 'vitest'
import { beforePicture, soon } from '../../src/lib/motion/picture'

it('lets all measure before the first one moves', async () => {
  const done: string[] = []
  for (const name of ['card', 'bottle'])
    beforePicture(() => {
      done.push(`measure ${name}`)
      return () => done.push(`move ${name}`)
    })
  beforePicture(() => {
    done.push('look')
    return undefined
  })
  expect(done).toEqual([])
  await new Promise(requestAnimationFrame)
  expect(done).toEqual(['measure card', 'measure bottle', 'look', 'move card', 'move bottle'])
})

it('measures anew for what comes while things begin to move', async () => {
  const done: string[] = []
  beforePicture(() => () => {
    beforePicture(() => {
      done.push('later')
      return undefined
    })
  })
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(done).toEqual(['later'])
})

it('calls soon, in order, but not at once', async () => {
  const done: number[] = []
  await new Promise<void>((resolve) => {
    soon(() => done.push(1))
    soon(() => {
      done.push(2)
      resolve()
    })
    expect(done).toEqual([])
  })
  expect(done).toEqual([1, 2])
})
