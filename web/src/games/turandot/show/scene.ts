/** The data that every part of the table needs. */

import { createContext } from 'svelte'
import type { Names } from '../../../lib/names.svelte'
import type { DirectorName, DirectorWorth, TurandotPosition } from '../../../protocol'
import type { Faces } from './faces'

export interface Scene {
  readonly faces: Faces
  readonly names: Names
  /** The content of the panels: they show nothing before the stage has shown it. */
  readonly position: TurandotPosition
  /** The worth of each director for each seat; empty: this display is switched off. */
  readonly worths: ReadonlyMap<DirectorName, DirectorWorth>
  /** All seats, the player's own first; for spectators seat 0. */
  readonly around: readonly number[]
}

export const [scene, setScene] = createContext<Scene>()
