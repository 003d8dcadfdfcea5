import { beforeEach, describe, expect, it } from 'vitest'
import { followLinks, go, routeOf, router, writeQuery } from '../../src/lib/router.svelte'

it.each([
  ['/', { page: 'home' }],
  ['/new/toy_2', { page: 'setup', game: 'toy_2' }],
  ['/t/a1b2', { page: 'table', id: 'a1b2' }],
  ['/t/a1b2/', { page: 'table', id: 'a1b2' }],
  ['/replay', { page: 'replay', id: null }],
  ['/replay/a1', { page: 'replay', id: 'a1' }],
  ['/rules/toy', { page: 'rules', game: 'toy' }],
  ['/api-docs', { page: 'api' }],
  ['/t/A1', { page: 'lost' }],
  ['/t/a/b', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

describe('moving', () => {
  beforeEach(() => go('/'))

  it('opens a page, and counts it once', () => {
    const before = router.moves
    go('/t/abc')
    go('/t/abc')
    expect(router.route).toEqual({ page: 'table', id: 'abc' })
    expect(router.moves).toBe(before + 1)
  })

  it('writes what is shown into the address', () => {
    go('/replay/abc')
    writeQuery({ frame: 12, seat: null })
    expect(location.search).toBe('?frame=12')
    writeQuery({ frame: null, seat: 0 })
    expect(location.search).toBe('?seat=0')
  })

  followLinks()

  function click(html: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = html
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
    document.body.firstElementChild?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('follows our own links without a reload', () => {
    expect(click('<a href="/t/xyz">table</a>')).toBe(true)
    expect(router.route).toEqual({ page: 'table', id: 'xyz' })
  })

  it.each([
    ['a download', '<a href="/t/xyz" download>record</a>', {}],
    ['another site', '<a href="https://example.org/">away</a>', {}],
    ['another window', '<a href="/t/xyz" target="_blank">table</a>', {}],
    ['a new tab by key', '<a href="/t/xyz">table</a>', { ctrlKey: true }],
    ['the interface for programs', '<a href="/api/openapi.json">api</a>', {}],
  ])('leaves %s to the browser', (_, html, more) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false })
    const before = router.moves
    click(html, more)
    expect(router.moves).toBe(before)
  })
})
