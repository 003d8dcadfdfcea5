import { beforeEach, expect, it, vi } from 'vitest'
import { Slides } from '../../src/lib/motion/slide'
import { settings } from '../../src/lib/settings.svelte'

/** Items of a list, 10 by 10 pixels each, side by side in their present order. */
const list = document.createElement('ul')
let width = 100

function item() {
  const made = document.createElement('li')
  const animate = vi.fn()
  made.getBoundingClientRect = () => new DOMRect([...list.children].indexOf(made) * 10, 0, 10, 10)
  made.animate = animate
  list.append(made)
  return { made, animate }
}

async function followed(slides: Slides): Promise<void> {
  slides.follow(list)
  await new Promise(requestAnimationFrame)
}

beforeEach(() => {
  list.replaceChildren()
  width = 100
  list.getBoundingClientRect = () => new DOMRect(0, 0, width, 10)
  settings.motion = 'auto'
})

it('moves what has another place, from its old one', async () => {
  const slides = new Slides()
  const [first, second, third] = [item(), item(), item()]
  await followed(slides)
  list.append(first.made)
  await followed(slides)
  const from = (x: number) => [{ transform: `translate(${x}px, 0px)` }, { transform: 'none' }]
  expect(first.animate).toHaveBeenCalledExactlyOnceWith(from(-20), expect.anything())
  expect(second.animate).toHaveBeenCalledExactlyOnceWith(from(10), expect.anything())
  expect(third.animate).toHaveBeenCalledExactlyOnceWith(from(10), expect.anything())
})

it('moves nothing that is new or stays', async () => {
  const slides = new Slides()
  const stays = item()
  await followed(slides)
  const comes = item()
  await followed(slides)
  expect(stays.animate).not.toHaveBeenCalled()
  expect(comes.animate).not.toHaveBeenCalled()
})

it.each([
  ['the window has another width', () => (width = 90)],
  ['motion is reduced', () => (settings.motion = 'off')],
])('moves nothing when %s', async (_, change) => {
  const slides = new Slides()
  const first = item()
  item()
  await followed(slides)
  list.append(first.made)
  change()
  await followed(slides)
  expect(first.animate).not.toHaveBeenCalled()
})
