/** The end of a round, shown until the player continues. */

import { untrack } from 'svelte'
import type { BottleImpPosition } from '../../../protocol'
import type { Stage } from '../show/stage.svelte'
import { isRoundOver } from '../show/steps'

interface Shown {
  readonly position: BottleImpPosition
  readonly isReplay: boolean
}

export class EndedRound {
  readonly #shown: Shown
  readonly #stage: Pick<Stage, 'isTrickLying' | 'goOn'>
  #ended: number | null
  #dismissed: BottleImpPosition | null = $state.raw(null)

  constructor(shown: Shown, stage: Pick<Stage, 'isTrickLying' | 'goOn'>) {
    this.#shown = shown
    this.#stage = stage
    this.#ended = $state(untrack(() => this.#now))
  }

  /** The number of the round, from 0; null: none is shown yet, or none at all. */
  get round(): number | null {
    const { position, isReplay } = this.#shown
    if (this.#stage.isTrickLying || this.#dismissed === position) return null
    return isReplay ? this.#now : this.#ended
  }

  /** Call this for each step. */
  follow(before: BottleImpPosition, after: BottleImpPosition): void {
    if (after.past.length > before.past.length) this.#ended = after.past.length - 1
  }

  close(): void {
    if (this.#shown.isReplay) this.#dismissed = this.#shown.position
    else this.#ended = null
    this.#stage.goOn()
  }

  /** The last finished round, if the match is over or a replay is at the end of a round. */
  get #now(): number | null {
    const { position, isReplay } = this.#shown
    const isOver = position.phase === 'over' || (isReplay && isRoundOver(position))
    return isOver ? position.past.length - 1 : null
  }
}
