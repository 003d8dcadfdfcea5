/** How much time is left. */

import type { SeatClock } from '../protocol'

/** From here on it is red and read aloud. */
export const low_s = 10

export interface TimeLeft {
  move: number
  reserve: number
  isLow: boolean
}

/** A message says how much was left when it came; `passed` seconds later it is less, and the reserve goes last. */
export function timeLeft({ is_running, move_s, reserve_s }: SeatClock, passed: number): TimeLeft {
  const spent = is_running ? Math.max(0, passed) : 0
  const move = Math.max(0, move_s - spent)
  const reserve = Math.max(0, reserve_s - Math.max(0, spent - move_s))
  return { move, reserve, isLow: is_running && move + reserve <= low_s }
}

/** "0:07", "12:00", "1:00:05" */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
