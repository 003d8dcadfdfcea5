/** Every word a person reads, from the Fluent files that the terminal uses as well. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import pageWords from 'virtual:words'
import { settings, type Language } from './settings.svelte'

export type Facts = Record<string, string | number>

let bundle = $state.raw(new FluentBundle('en'))
let spoken = $state<Language>('en')
/** How much of the language is here: the first screen can be read before the rest has come. */
let extent = $state<'first' | 'all' | 'broken'>('first')
const loaded = new Map<Language, Promise<FluentBundle>>()
const files = new Map<string, Promise<FluentResource>>()
// To make one takes far longer than to use it.
const numberFormat = $derived(new Intl.NumberFormat(spoken))
const listFormat = $derived(new Intl.ListFormat(spoken, { type: 'conjunction' }))
/** Of games that do not come with the page. */
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

/** The language whose words are shown. */
export function language(): Language {
  return spoken
}

/** Whether all words are here, or only those of the first screen, or the others could not be had. */
export function wordsExtent(): 'first' | 'all' | 'broken' {
  return extent
}

/** A number with a true minus and the language's decimal sign. */
export function number(value: number): string {
  return numberFormat.format(value).replace('-', '−')
}

/** With its sign, also where it is a gain. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value)
}

/** "Anna, Bot 2 and You" as the language joins them. */
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

/** Learns the words of a game that does not come with the page, in each language that is spoken from now on. */
export async function learn(addressOf: (language: Language) => string): Promise<void> {
  others.push(addressOf)
  loaded.clear()
  await speak(settings.language)
}

/** Speaks as much of a language as the first screen needs. */
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

/** Shows another language as soon as its words are there; keeps the present one when they cannot be had. */
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

/** Speaks the language of the settings from now on. Called once. */
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
