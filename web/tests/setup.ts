/** Before every test: the real words in English, and nothing kept from another test. */

import { beforeEach, inject, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { speak } from '../src/lib/words.svelte'

const words = inject('words')

/** The files of words, as a server would send them. */
function sendWords(address: string): Promise<Response> {
  const text = words[/^\/words\/([a-z]+-[a-z]+)\.ftl$/.exec(address)?.[1] ?? '']
  return Promise.resolve(new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 }))
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', vi.fn(sendWords))
  settings.language = 'en'
  await speak('en')
})
