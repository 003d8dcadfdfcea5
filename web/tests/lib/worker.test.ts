import { expect, it } from 'vitest'
import { builtFiles } from '../../src/lib/app/worker'

it('tells the service worker of built files of this house only', () => {
  const file = `${location.origin}/assets/en-rest-1a2b.ftl`
  const others = [
    `${location.origin}/api/me`,
    `${location.origin}/t/abc/assets/`,
    'https://example.org/assets/en-rest-1a2b.ftl',
  ]
  expect(builtFiles([...others, file])).toEqual([file])
})
