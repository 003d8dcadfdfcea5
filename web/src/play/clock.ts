/** The time that is left. */

import { t } from '../lib/words.svelte'
import type { SeatClock } from '../protocol'

/** From this time on it is red and announced. */
export const low_s = 10

export interface TimeLeft {
  move: number
  reserve: number
  isLow: boolean
}

/** A message contains the time left when it arrived; `passed` seconds later it is less. The reserve is used last. */
export function timeLeft({ is_running, move_s, reserve_s }: SeatClock, passed: number): TimeLeft {
  const spent = is_running ? Math.max(0, passed) : 0
  const move = Math.max(0, move_s - spent)
  const reserve = Math.max(0, reserve_s - Math.max(0, spent - move_s))
  return { move, reserve, isLow: is_running && move + reserve <= low_s }
}

const hour_s = 3600
const day_s = 24 * hour_s

/** "0:07", "12:00", "1:00:05"; in words from one day on. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole >= day_s) return spanText(whole)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** "2 d 3 h" or "5 h 20 min": precise enough for correspondence tables. */
export function spanText(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  const hours = Math.floor(minutes / 60)
  return seconds >= day_s
    ? t('clock-left-days', { days: Math.floor(hours / 24), hours: hours % 24 })
    : t('clock-left-hours', { hours, minutes: minutes % 60 })
}
