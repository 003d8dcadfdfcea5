/** What every part of the table needs to know. */

import { createContext } from 'svelte'
import type { Names } from '../../../lib/names.svelte'
import { t } from '../../../lib/words.svelte'
import type { BottleImpDanger, BottleImpPosition } from '../../../protocol'
import type { Choosing } from '../hand/choosing.svelte'
import type { Faces } from './faces'
import type { Places } from './places'
import type { Stage } from './stage.svelte'

export interface Scene {
  readonly faces: Faces
  readonly names: Names
  readonly places: Places
  readonly stage: Stage
  readonly choosing: Choosing
  /** What the table shows now; the latest news may still wait for a trick to be looked at. */
  readonly position: BottleImpPosition
  /** What follows from what the table shows; null: nothing, or nobody wants to see it. */
  readonly danger: BottleImpDanger | null
  /** Whose cards lie below: the own seat, for spectators seat 0. */
  readonly below: number
  /** All seats, from the one below clockwise. */
  readonly around: readonly number[]
  /** Explains a seat's panel. */
  lookAt(seat: number): void
  /** Explains what is at stake. */
  lookAtDanger(): void
}

export const [scene, setScene] = createContext<Scene>()

/** What tells two bottles apart; a sole one needs nothing. With a space, as the sentences want it. */
export function bottleLetter(position: { bottles: readonly unknown[] }, bottle: number): string {
  return position.bottles.length > 1 ? ` ${'AB'.charAt(bottle)}` : ''
}

/** What a screen reader calls a hand: yours, or somebody's. */
export function handName(names: Names, kind: 'hand' | 'hidden-hand' | 'open-hand', seat: number): string {
  return names.who(seat) === 'you' ? t(`heading-${kind}`) : t(`heading-${kind}-of`, { name: names.of(seat) })
}
