/** All texts that people read, from the same Fluent files that the terminal uses. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import pageWords from 'virtual:words'
import { settings, type Language } from './settings.svelte'

export type Facts = Record<string, string | number>

let bundle = $state.raw(new FluentBundle('en'))
let spoken = $state<Language>('en')
/** How much of the language is loaded: the first screen is readable before the rest has arrived. */
let extent = $state<'first' | 'all' | 'broken'>('first')
const loaded = new Map<Language, Promise<FluentBundle>>()
const files = new Map<string, Promise<FluentResource>>()
// Creating one takes far longer than using it.
const numberFormat = $derived(new Intl.NumberFormat(spoken))
const listFormat = $derived(new Intl.ListFormat(spoken, { type: 'conjunction' }))
/** The texts of games that are not bundled with the page. */
const others: ((language: Language) => string)[] = []

/** The text of a key in the chosen language. Reactive. */
export function t(key: string, facts?: Facts): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) return import.meta.env.DEV ? key : ''
  return bundle.formatPattern(pattern, facts, [])
}

/** Whether there is a text for this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key)
}

/** The language on display. */
export function language(): Language {
  return spoken
}

/** Whether all words are loaded, or only those of the first screen, or loading the others failed. */
export function wordsExtent(): 'first' | 'all' | 'broken' {
  return extent
}

/** A number with a real minus sign and the language's decimal separator. */
export function number(value: number): string {
  return numberFormat.format(value).replace('-', '−')
}

/** A number with its sign, also if it is positive. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value)
}

/** "Anna, Bot 2 and You", joined according to the language. */
export function list(parts: readonly string[]): string {
  return listFormat.format(parts)
}

async function load(wanted: Language): Promise<FluentBundle> {
  const filled = new FluentBundle(wanted, { useIsolating: false })
  for (const words of await Promise.all(Object.values(pageWords[wanted]).map(file))) filled.addResource(words)
  const added = await Promise.allSettled(others.map((addressOf) => file(addressOf(wanted))))
  // A game without words in this language is shown by its plain names.
  for (const found of added) if (found.status === 'fulfilled') filled.addResource(found.value)
  return filled
}

function file(address: string): Promise<FluentResource> {
  const known = files.get(address)
  if (known) return known
  const asked = read(address)
  files.set(address, asked)
  asked.catch(() => files.delete(address))
  return asked
}

async function read(address: string): Promise<FluentResource> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return new FluentResource(await answer.text())
}

/** Loads the words of a game that is not bundled with the page, for each language from now on. */
export async function learn(addressOf: (language: Language) => string): Promise<void> {
  others.push(addressOf)
  loaded.clear()
  await speak(settings.language)
}

/** Loads the part of a language that the first screen needs. */
export async function speakFirst(wanted: Language): Promise<void> {
  const filled = new FluentBundle(wanted, { useIsolating: false })
  filled.addResource(await file(pageWords[wanted].first))
  show(filled, wanted)
}

function show(filled: FluentBundle, language: Language): void {
  bundle = filled
  spoken = language
  document.documentElement.lang = language
}

/** Switches the language when its words are loaded; keeps the current one if loading fails. */
export async function speak(wanted: Language): Promise<void> {
  const words = loaded.get(wanted) ?? load(wanted)
  loaded.set(wanted, words)
  try {
    const filled = await words
    if (settings.language !== wanted) return
    show(filled, wanted)
    extent = 'all'
  } catch (error) {
    loaded.delete(wanted)
    throw error
  }
}

/** Follows the language of the settings from now on. Call this once. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      const wanted = settings.language
      speak(wanted).catch(() => {
        if (extent === 'first') extent = 'broken'
        settings.language = spoken
      })
    })
  })
}
