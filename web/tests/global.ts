/** Before all tests: reads the words of the page once, as the build does. */

import type { TestProject } from 'vitest/node'
import { textsOf } from '../scripts/words.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    words: Record<string, string>
  }
}

export default function setup({ provide }: TestProject): void {
  provide('words', Object.fromEntries(['en', 'ru', 'it', 'de'].map((each) => [each, textsOf(each)])))
}
