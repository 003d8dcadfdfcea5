/** Before all tests: reads the words of the page once, as the build does. */

import type { TestProject } from 'vitest/node'
import { textsOf } from '../scripts/words.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    words: Record<string, string>
  }
}

export default function setup({ provide }: TestProject): void {
  const files = ['en', 'ru', 'it', 'de'].flatMap((language) =>
    (['first', 'rest'] as const).map((part) => [`${language}-${part}`, textsOf(language, part)]),
  )
  provide('words', Object.fromEntries(files) as Record<string, string>)
}
