/** Before every test: the real words in English, and nothing kept from another test.
 *
 * All files share one environment, which takes an eighth of the time: what they could leave to each other is undone after each test.
 */

import { afterEach, beforeEach, inject, vi } from 'vitest'
import { said } from '../src/lib/notices/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { speak } from '../src/lib/words.svelte'

const words = inject('words')

/** The files of words, as a server would send them. */
function sendWords(address: string): Promise<Response> {
  const text = words[/^\/words\/([a-z]+-[a-z]+)\.ftl$/.exec(address)?.[1] ?? '']
  return Promise.resolve(new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 }))
}

const untouched = { ...settings }

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  said.splice(0)
  Object.assign(settings, untouched)
})

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', vi.fn(sendWords))
  settings.language = 'en'
  await speak('en')
})
