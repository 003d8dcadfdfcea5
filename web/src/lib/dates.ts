/** Dates in the format of the page's language. */

import { language } from './words.svelte'

/** "16 Nov 2026". Reactive. */
export function dateText(at: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(at))
}

/** "16 Nov 2026, 21:30". Reactive. */
export function timeText(at: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}
