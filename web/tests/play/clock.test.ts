import { describe, expect, it } from 'vitest'
import { timeLeft, timeText } from '../../src/play/clock'

const clock = { seat: 0, move_s: 30, reserve_s: 60, is_running: true }

describe('timeLeft', () => {
  it('takes from the move first, then from the reserve', () => {
    expect(timeLeft(clock, 10)).toEqual({ move: 20, reserve: 60, isLow: false })
    expect(timeLeft(clock, 45)).toEqual({ move: 0, reserve: 45, isLow: false })
    expect(timeLeft(clock, 500)).toEqual({ move: 0, reserve: 0, isLow: true })
  })

  it('is low in the last ten seconds of both together', () => {
    expect(timeLeft(clock, 79.9).isLow).toBe(false)
    expect(timeLeft(clock, 80).isLow).toBe(true)
  })

  it('stands still while another seat is to move', () => {
    const still = { ...clock, move_s: 5, reserve_s: 0, is_running: false }
    expect(timeLeft(still, 99)).toEqual({ move: 5, reserve: 0, isLow: false })
  })

  it('never gives time back', () => {
    expect(timeLeft(clock, -3).move).toBe(30)
  })
})

it.each([
  [0, '0:00'],
  [6.2, '0:07'],
  [60, '1:00'],
  [719.5, '12:00'],
  [3605, '1:00:05'],
])('timeText(%d) is %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})
