/** A person's settings for this browser, which also stores them. */

import type { Pace } from '../protocol'

export const languages = ['en', 'ru', 'it', 'de'] as const
export type Language = (typeof languages)[number]

interface Chosen {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  print: 'normal' | 'large'
  /** auto: as in the system's settings. */
  motion: 'auto' | 'off'
  sounds: boolean
  /** Alert the player when it is their turn. */
  alerts: boolean
  /** Explain each decision the first time it occurs. */
  guide: boolean
  /** The sort order of a hand of cards. */
  sorting: 'number' | 'colour'
  /** The pace of bots and results; null: the pace from the table's settings. */
  pace: Pace | null
  /** Make a move automatically if it is the only legal one. */
  forced: boolean
  /** Show the warnings that follow from the seen information. */
  danger: boolean
}

const knownPaces: Record<Pace, true> = { slow: true, normal: true, quick: true, instant: true }

const place = 'ridotto.settings'

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.includes(text as Language)
}

export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

function defaults(): Chosen {
  return {
    language: browserLanguage(),
    theme: 'auto',
    print: 'normal',
    motion: 'auto',
    sounds: false,
    alerts: false,
    guide: true,
    sorting: 'number',
    pace: null,
    forced: false,
    danger: true,
  }
}

/** The stored settings, without values that a newer or older version may have written. */
function remembered(): Chosen {
  const chosen = defaults()
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Chosen>
    if (isLanguage(stored.language)) chosen.language = stored.language
    if (stored.theme === 'light' || stored.theme === 'dark') chosen.theme = stored.theme
    if (stored.print === 'large') chosen.print = 'large'
    if (stored.motion === 'off') chosen.motion = 'off'
    if (stored.sorting === 'colour') chosen.sorting = 'colour'
    if (typeof stored.sounds === 'boolean') chosen.sounds = stored.sounds
    if (typeof stored.alerts === 'boolean') chosen.alerts = stored.alerts
    if (typeof stored.guide === 'boolean') chosen.guide = stored.guide
    if (typeof stored.forced === 'boolean') chosen.forced = stored.forced
    if (typeof stored.danger === 'boolean') chosen.danger = stored.danger
    if (stored.pace && stored.pace in knownPaces) chosen.pace = stored.pace
  } catch {
    // Storage may be blocked or damaged; then the defaults apply.
  }
  return chosen
}

/** Reactive; assign to change, e.g. `settings.theme = 'dark'`. */
export const settings = $state(remembered())

/** Keeps the storage and <html> in sync with the settings. Call this once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(place, text)
      } catch {
        // Then they last until the page is closed.
      }
    })
    $effect(() => {
      const { dataset } = document.documentElement
      if (settings.theme === 'auto') delete dataset['theme']
      else dataset['theme'] = settings.theme
      if (settings.print === 'normal') delete dataset['print']
      else dataset['print'] = settings.print
      if (settings.motion === 'auto') delete dataset['motion']
      else dataset['motion'] = settings.motion
    })
  })
}
