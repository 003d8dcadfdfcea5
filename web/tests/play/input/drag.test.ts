import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draggable } from '../../../src/play/input/drag'

let card: HTMLElement
let goal: HTMLElement
let under: Element[] = []
let leave: (() => void) | undefined

beforeEach(() => {
  document.body.innerHTML = '<div data-drop="trick"></div><button id="card"></button><i data-card="9"></i>'
  card = document.querySelector<HTMLElement>('#card') ?? document.body
  goal = document.querySelector<HTMLElement>('[data-drop]') ?? document.body
  card.setPointerCapture = () => undefined
  under = []
  document.elementsFromPoint = () => under
})

afterEach(() => leave?.())

function point(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    button: 0,
    bubbles: true,
    ...more,
  })
  card.dispatchEvent(event)
}

function attach(more: Partial<Parameters<typeof draggable>[0]> = {}) {
  const drop = vi.fn()
  leave = draggable({ drop, ...more })(card) ?? undefined
  return drop
}

describe('a drag', () => {
  it('ends where it is let go', () => {
    const drop = attach()
    under = [card, goal]
    point('pointerdown', 0, 0)
    point('pointermove', 30, 40)
    expect(card.style.translate).toBe('30px 40px')
    expect(goal.dataset['lit']).toBe('')
    point('pointerup', 30, 40)
    expect(drop).toHaveBeenCalledExactlyOnceWith('trick')
    expect(card.style.translate).toBe('')
    expect(goal.dataset['lit']).toBeUndefined()
  })

  it('needs more than a trembling hand', () => {
    const drop = attach()
    under = [goal]
    point('pointerdown', 0, 0)
    point('pointermove', 5, 5)
    point('pointerup', 5, 5)
    expect(drop).not.toHaveBeenCalled()
  })

  it('is no click', () => {
    attach()
    const clicked = vi.fn()
    card.addEventListener('click', clicked)
    under = [goal]
    point('pointerdown', 0, 0)
    point('pointermove', 30, 40)
    point('pointerup', 30, 40)
    card.click()
    expect(clicked).not.toHaveBeenCalled()
  })

  it('stays a click without a movement', () => {
    attach()
    const clicked = vi.fn()
    card.addEventListener('click', clicked)
    point('pointerdown', 0, 0)
    point('pointerup', 0, 0)
    card.click()
    expect(clicked).toHaveBeenCalledOnce()
  })

  it.each([
    { what: 'it is cancelled by the browser', type: 'pointercancel', pointerId: 1 },
    { what: 'another finger is lifted', type: 'pointerup', pointerId: 2 },
  ])('drops nothing where $what', ({ type, pointerId }) => {
    const drop = attach()
    under = [goal]
    point('pointerdown', 0, 0)
    point('pointermove', 30, 40)
    point(type, 30, 40, { pointerId })
    expect(drop).not.toHaveBeenCalled()
  })

  it('does not begin where it may not', () => {
    const drop = attach({ isEnabled: () => false })
    under = [goal]
    point('pointerdown', 0, 0)
    point('pointermove', 30, 40)
    point('pointerup', 30, 40)
    expect(drop).not.toHaveBeenCalled()
  })

  it('stays where others of its kind lie', () => {
    const drop = attach({ stays: '[data-card]' })
    under = [...document.querySelectorAll('[data-card]'), goal]
    point('pointerdown', 0, 0)
    point('pointermove', 30, 40)
    point('pointerup', 30, 40)
    expect(drop).not.toHaveBeenCalled()
  })
})
