/** What every part of the table needs to know. */

import { createContext } from 'svelte'
import type { Names } from '../../../lib/names.svelte'
import type { DirectorName, DirectorWorth, TurandotPosition } from '../../../protocol'
import type { Faces } from './faces'

export interface Scene {
  readonly faces: Faces
  readonly names: Names
  /** What the panels tell: nothing before the stage has told it. */
  readonly position: TurandotPosition
  /** What each director would be worth to whom; empty: nobody wants to see it. */
  readonly worths: ReadonlyMap<DirectorName, DirectorWorth>
  /** All seats, the own one first, for spectators seat 0. */
  readonly around: readonly number[]
}

export const [scene, setScene] = createContext<Scene>()
