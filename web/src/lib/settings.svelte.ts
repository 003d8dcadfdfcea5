/** What a person has chosen for this browser; remembered in it. */

import type { Pace } from '../protocol'

export const languages = ['en', 'ru', 'it', 'de'] as const
export type Language = (typeof languages)[number]

interface Chosen {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  print: 'normal' | 'large'
  /** auto: as the system asks. */
  motion: 'auto' | 'off'
  sounds: boolean
  /** Be called back when it is one's turn. */
  alerts: boolean
  /** Explain each decision the first time it comes up. */
  guide: boolean
  /** How a hand of cards is sorted. */
  sorting: 'number' | 'colour'
  /** How fast bots play and results are shown; null: as the table was made. */
  pace: Pace | null
  /** A choice without a choice is made by itself. */
  forced: boolean
  /** Show what follows from what one has seen. */
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

/** What is stored, without anything a newer or older version may have put there. */
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
    // Storage may be closed or damaged; the defaults serve.
  }
  return chosen
}

/** Reactive; assign to change, e.g. `settings.theme = 'dark'`. */
export const settings = $state(remembered())

/** Keeps the storage and <html> in step with the settings. Called once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(place, text)
      } catch {
        // Then they last as long as the page.
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
