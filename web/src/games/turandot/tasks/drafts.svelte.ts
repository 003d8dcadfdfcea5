/** A bid that is being made. */

import type { Bid, BidTask } from '../../../protocol'
import { keep, kept } from '../../../play/input/keeping'

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

  /** A bid for crew is one money card. */
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

  /** How many cards the others will see. */
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
