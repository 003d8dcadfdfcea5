import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Table from '../../../src/games/plain/Table.svelte'
import type { Plain } from '../../../src/games/plain/types'
import type { TableProps } from '../../../src/play/kit'
import { Playback } from '../../../src/play/playback/playback.svelte'
import { people } from '../../people'
import { position } from './positions'

let shown: ReturnType<typeof mount> | undefined

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
})

function show(more: Partial<TableProps<Plain>> = {}) {
  document.body.innerHTML = ''
  const at = more.position ?? position({ fields: [{ name: 'hand_sizes', value: '3 3 2', is_own: false }] })
  const act = vi.fn()
  const takeBack = vi.fn()
  const props: TableProps<Plain> = {
    welcome: {
      type: 'welcome',
      protocol: 1,
      table: 'abc',
      levels: [],
      cards: { game: 'toy' },
      settings: {
        game: 'toy',
        options: { players: 3 },
        is_public: false,
        allows_spectators: true,
        pace: 'normal',
        clock: null,
        stand_in: '',
      },
    },
    playback: new Playback<Plain>(
      { position: at, task: null, decision: null, mayTakeBack: false, danger: null, line: null },
      { isHasty: false },
    ),
    position: at,
    task: null,
    decision: 1,
    mayTakeBack: false,
    danger: null,
    suggestions: null,
    pace: 'normal',
    clocks: [],
    names: people(),
    isReplay: false,
    isPending: false,
    act,
    takeBack,
    skip: () => undefined,
    ...more,
  }
  shown = mount(Table, { target: document.body, props })
  flushSync()
  return { act, takeBack, playback: props.playback }
}

const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent.includes(text))
const press = (init: KeyboardEventInit) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))

describe('the plain table', () => {
  const task: Plain['task'] = { kind: 'plain', moves: ['play 4', 'play 24', 'pass'] }

  it('tells what happened before the page was opened', () => {
    show({ position: position({ by_round: [{ name: 'laid', rows: [['5a', '3b', '6b']] }] }) })
    expect(document.querySelector('ol')?.textContent).toContain('Laid · You: 5a · Anna: 3b')
  })

  it('shows a score once at the end', () => {
    const outcome = { scores: [1, 0, 2], winners: [2], reason: 'points', dummy: null }
    const points = { name: 'points', values: ['1', '0', '2'] }
    show({ position: position({ by_seat: [points, { name: 'cards', values: ['1', '1', '1'] }], outcome }) })
    expect(document.body.textContent).not.toContain('Points')
    expect(document.body.textContent).toContain('Cards')
  })

  it('shows each field of the view', () => {
    show()
    expect(document.querySelector('dt')?.textContent).toBe('Hand sizes')
    expect(document.querySelector('dd')?.textContent).toBe('3 3 2')
  })

  it('shows what each seat has, and what each round brought', () => {
    show({
      position: position({
        by_seat: [{ name: 'points', values: ['1', '0', '2'] }],
        by_round: [{ name: 'laid', rows: [['5a', '3b', '6b']] }],
      }),
    })
    const players = [...document.querySelectorAll('li')].map((each) => each.textContent.replace(/\s+/g, ' '))
    expect(players[2]).toContain('Points 2')
    const cells = [...document.querySelectorAll('table tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(cells).toEqual([
      ['', 'You', 'Anna', 'Bot 3'],
      ['1', '5a', '3b', '6b'],
    ])
  })

  it('shows apart what only I see, and nothing where there is nothing', () => {
    const fields = [
      { name: 'hand', value: '5a', is_own: true },
      { name: 'pot', value: '', is_own: false },
    ]
    show({ position: position({ fields }) })
    const sections = [...document.querySelectorAll('section h3')].map((each) => each.textContent)
    expect(sections).toEqual(['Only you see'])
  })

  it('goes to the moves by the arrow keys from where the focus was left', () => {
    show({ task })
    const place = document.querySelector<HTMLElement>('[tabindex="-1"]')
    place?.focus()
    place?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    expect(document.activeElement?.textContent).toContain('play 4')
  })

  it('sends the move of the button that is pressed', () => {
    const { act } = show({ task })
    button('play 24')?.click()
    expect(act).toHaveBeenCalledExactlyOnceWith('play 24')
  })

  it('sends a move by its key', () => {
    const { act } = show({ task })
    press({ key: '3', code: 'Digit3' })
    press({ key: '9', code: 'Digit9' })
    expect(act).toHaveBeenCalledExactlyOnceWith('pass')
  })

  it('sends a bid of nothing by its own digit', () => {
    const { act } = show({ task: { kind: 'plain', moves: ['bid 0', 'bid 1'] } })
    press({ key: '0', code: 'Digit0' })
    press({ key: '2', code: 'Digit2' })
    expect(act).toHaveBeenCalledExactlyOnceWith('bid 0')
  })

  it('sends nothing twice', () => {
    const { act } = show({ task, isPending: true })
    button('play 24')?.click()
    press({ key: '1', code: 'Digit1' })
    expect(act).not.toHaveBeenCalled()
  })

  it('offers to take a secret choice back', () => {
    const { takeBack } = show({ mayTakeBack: true })
    button('Take back')?.click()
    expect(takeBack).toHaveBeenCalledOnce()
  })

  it('offers nothing in a replay', () => {
    show({ mayTakeBack: true, isReplay: true })
    expect(document.querySelector('button')).toBeNull()
  })

  it('says whom it waits for', () => {
    show({ position: position({ to_act: [1] }) })
    expect(document.querySelector('h2')?.textContent).toBe('Waiting for: Anna')
  })

  it('waits for nobody while chance has to begin the next round', () => {
    const rest = { task: null, decision: null, mayTakeBack: false, danger: null, line: null }
    const over = position({ to_act: [-1], round: 1 })
    const playback = new Playback<Plain>({ position: position(), ...rest }, { isHasty: false })
    show({ position: over, playback })
    playback.receive({ position: over, ...rest })
    flushSync()
    expect(document.querySelector('.head')?.textContent.trim()).toBe('Round 1 is over')
  })

  it('asks nobody before the first deal', () => {
    show({ position: position({ to_act: [-1] }) })
    expect(document.querySelector('.head')?.textContent.trim()).toBe('Round 1')
  })

  it('ends with the winner first', () => {
    const outcome = { scores: [3, 5, 1], winners: [1], reason: 'points', dummy: null }
    show({ position: position({ to_act: [], outcome }) })
    expect(document.querySelector('h2')?.textContent).toBe('Anna wins.')
    const order = [...document.querySelectorAll('li strong')].map((each) => each.textContent)
    expect(order).toEqual(['Anna', 'You', 'Bot 3'])
  })

  it('writes down what happens', () => {
    const { playback } = show({ position: position({ to_act: [1] }) })
    playback.receive({
      position: position({ to_act: [0] }),
      task: null,
      decision: null,
      mayTakeBack: false,
      danger: null,
      line: null,
    })
    flushSync()
    expect(document.querySelector('ol li')?.textContent).toBe('Anna has moved.')
  })
})
