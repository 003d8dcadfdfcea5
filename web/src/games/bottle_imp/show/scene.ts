/** The data that every part of the table needs. */

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
  /** The position on display; the latest one may still wait until the player has seen a trick. */
  readonly position: BottleImpPosition
  /** The warnings for the position on display; null: there are none, or they are switched off. */
  readonly danger: BottleImpDanger | null
  /** The seat at the bottom: the player's own, or seat 0 for spectators. */
  readonly below: number
  /** All seats, clockwise from the one at the bottom. */
  readonly around: readonly number[]
  /** Explains a seat's panel. */
  lookAt(seat: number): void
  /** Explains the warnings. */
  lookAtDanger(): void
}

export const [scene, setScene] = createContext<Scene>()

/** The label that distinguishes two bottles; empty for a single one. With a space, as the sentences require. */
export function bottleLetter(position: { bottles: readonly unknown[] }, bottle: number): string {
  return position.bottles.length > 1 ? ` ${'AB'.charAt(bottle)}` : ''
}

/** The label of a hand for screen readers: yours, or another player's. */
export function handName(names: Names, kind: 'hand' | 'hidden-hand' | 'open-hand', seat: number): string {
  return names.who(seat) === 'you' ? t(`heading-${kind}`) : t(`heading-${kind}-of`, { name: names.of(seat) })
}
