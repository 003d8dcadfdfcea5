/** Choices in progress: a bid, and a cast. */

import { announce } from '../../../lib/notices/live.svelte'
import { t } from '../../../lib/words.svelte'
import { keep, kept } from '../../../play/input/keeping'
import type { Bid, BidTask, CastTask, Points } from '../../../protocol'
import { isCast, pointsOf, swapped } from './casting'

export type Target = number | 'crew'

export class BidDraft {
  target = $state<Target | null>(null)
  hasBluff = $state(false)
  #money = $state(0)

  constructor(
    readonly task: BidTask,
    readonly table: string,
    readonly decision: number | null,
    before: Bid | null,
  ) {
    const found = kept<Bid>(table, decision) ?? before
    if (!found) return
    if (found.number === null) this.target = task.may_bid_crew ? 'crew' : null
    else if (found.number !== undefined && task.numbers.includes(found.number)) this.target = found.number
    this.#money = Math.min(Math.max(Number(found.money) || 0, 0), task.most_money)
    this.hasBluff = found.bluff === true
  }

  /** A bid for crew consists of one money card. */
  get money(): number {
    return this.target === 'crew' ? 1 : this.#money
  }

  get bid(): Bid | null {
    if (this.target === null) return null
    return {
      number: this.target === 'crew' ? null : this.target,
      money: this.money,
      bluff: this.hasBluff,
    }
  }

  /** The number of cards that the others will see. */
  get cards(): number {
    return (typeof this.target === 'number' ? 1 : 0) + this.money + (this.hasBluff ? 1 : 0)
  }

  aim(target: Target): void {
    const isOpen = target === 'crew' ? this.task.may_bid_crew : this.task.numbers.includes(target)
    if (!isOpen) return
    this.target = target
    this.#keep()
  }

  lay(money: number): void {
    if (this.target === 'crew') return
    this.#money = Math.min(Math.max(money, 0), this.task.most_money)
    this.#keep()
  }

  bluff(isLaid: boolean): void {
    this.hasBluff = isLaid
    this.#keep()
  }

  #keep(): void {
    keep(this.table, this.decision, this.bid ?? { money: this.#money, bluff: this.hasBluff })
  }
}

/** Two singers swap their roles when the player presses both or drags one onto the other. */
export class CastDraft {
  cast: readonly number[] = $state.raw([])
  /** The role of the singer that was pressed first. */
  picked: number | null = $state(null)
  /** Enter alone sends only a cast that the player has looked at: the key press may still be meant for the previous
   *  round. */
  hasChosen = $state(false)

  /** `before`: the cast that was sent and taken back. */
  constructor(
    readonly task: CastTask,
    readonly table: string,
    readonly decision: number | null,
    before: readonly number[],
  ) {
    const found = kept<{ cast: number[] }>(table, decision)?.cast
    const first = [found, before].find((cast) => isCast(cast, task.singers))
    this.cast = first ?? task.singers
    this.hasChosen = first !== undefined
  }

  get points(): Points {
    return pointsOf(this.task, this.cast)
  }

  set(cast: readonly number[]): void {
    this.cast = cast
    this.hasChosen = true
    this.picked = null
    keep(this.table, this.decision, { cast })
    announce(t('cast-points', { points: this.points.total }))
  }

  swap(one: number, other: number): void {
    this.set(swapped(this.cast, one, other))
  }

  pick(place: number): void {
    this.hasChosen = true
    if (this.picked === null) this.picked = place
    else if (this.picked === place) this.picked = null
    else this.swap(this.picked, place)
  }

  get move(): string {
    return `cast ${this.cast.join(' ')}`
  }
}
