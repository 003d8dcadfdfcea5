import { describe, expect, it } from 'vitest'
import { figureOf, isForOthers, isOnControl, letterAt, letterOf, stepOf } from '../../../src/play/input/keys'

/** A key that was pressed on an element of the page. */
function pressed(key: Partial<KeyboardEventInit>, html = '<p></p>'): KeyboardEvent {
  document.body.innerHTML = html
  const target = document.body.firstElementChild
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
  target?.dispatchEvent(event)
  return event
}

describe('isForOthers', () => {
  it('leaves plain keys to the table', () => {
    expect(isForOthers(pressed({ key: '1' }))).toBe(false)
  })

  it.each([
    ['a held key', { key: '1', repeat: true }, '<p></p>'],
    ['a shortcut of the browser', { key: '1', ctrlKey: true }, '<p></p>'],
    ['a text', { key: '1' }, '<input type="text">'],
    ['a choice', { key: '1' }, '<select></select>'],
    ['an open dialog', { key: '1' }, '<dialog open></dialog>'],
  ])('leaves %s alone', (_, key, html) => {
    expect(isForOthers(pressed(key, html))).toBe(true)
  })
})

it('knows what Enter would press', () => {
  expect(isOnControl(pressed({ key: 'Enter' }, '<button></button>'))).toBe(true)
  expect(isOnControl(pressed({ key: 'Enter' }))).toBe(false)
})

it('reads figures and letters on every layout', () => {
  // On a French keyboard the figures need Shift.
  expect(figureOf(pressed({ key: '&', code: 'Digit1' }))).toBe(1)
  expect(figureOf(pressed({ key: '9', code: 'Numpad9' }))).toBe(9)
  expect(figureOf(pressed({ key: '0', code: 'Digit0' }))).toBeNull()
  expect(letterOf(pressed({ key: 'и', code: 'KeyB' }))).toBe('B')
  expect(letterAt(2)).toBe('C')
})

it('counts up and down', () => {
  expect(['+', '=', '-', '−', 'x'].map((key) => stepOf(pressed({ key })))).toEqual([1, 1, -1, -1, null])
})
