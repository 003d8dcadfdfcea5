/** The possible and the current choice on the stage: a slot or the crew to bid for, or a card to give. */

import { untrack } from 'svelte'
import { keep, kept } from '../../../play/input/keeping'
import type { TurandotPosition } from '../../../protocol'
import type { Opera } from '../types'
import { BidDraft, type Target } from './drafts.svelte'

interface Asked {
  readonly welcome: { readonly table: string }
  readonly position: TurandotPosition
  readonly task: Opera['task'] | null
  readonly decision: number | null
}

export class Choosing {
  readonly #asked: Asked
  readonly #stage: { readonly isBusy: boolean }
  /** The player's own last secret choice, as the starting point after a take-back. */
  #sealed = $state.raw<{ bid: TurandotPosition['own_bid']; cast: number[]; round: number } | null>(null)

  /** While the stage is busy there is no task. */
  constructor(asked: Asked, stage: { readonly isBusy: boolean }) {
    this.#asked = asked
    this.#stage = stage
    this.remember(untrack(() => asked.position))
  }

  get task(): Opera['task'] | null {
    return this.#stage.isBusy ? null : this.#asked.task
  }

  readonly #kind = $derived(this.task?.kind)

  /** A new one for each bid. */
  readonly draft: BidDraft | null = $derived.by(() => {
    const { decision } = this.#asked
    if (this.#kind !== 'bid') return null
    return untrack(() => {
      const { position, welcome } = this.#asked
      const before = this.#sealed?.round === position.round ? this.#sealed.bid : null
      return this.task?.kind === 'bid' ? new BidDraft(this.task, welcome.table, decision, before) : null
    })
  })

  /** The slot of the card to give. */
  gift: number | null = $derived.by(() => {
    if (this.task?.kind !== 'give') return null
    const slot = kept<{ give: number }>(this.#asked.welcome.table, this.#asked.decision)?.give ?? null
    return slot !== null && this.task.slots.includes(slot) ? slot : null
  })

  get targets(): readonly Target[] {
    const { task } = this
    if (task?.kind === 'bid') return task.may_bid_crew ? [...task.numbers, 'crew'] : task.numbers
    return task?.kind === 'give' ? task.slots : []
  }

  get chosen(): Target | null {
    return this.draft ? this.draft.target : this.gift
  }

  /** The place of the player's own sealed bid. */
  get bidOn(): Target | null {
    const bid = this.#stage.isBusy ? null : this.#asked.position.own_bid
    return bid && (bid.number ?? 'crew')
  }

  /** The cast that was sent and taken back. */
  get castBefore(): readonly number[] {
    return this.#sealed?.cast ?? []
  }

  choose(target: Target): void {
    this.draft?.aim(target)
    if (this.#kind !== 'give' || target === 'crew') return
    this.gift = target
    keep(this.#asked.welcome.table, this.#asked.decision, { give: target })
  }

  /** Call this for every position. */
  remember({ own_bid: bid, own_cast: cast, round }: TurandotPosition): void {
    if (bid || cast.length) this.#sealed = { bid, cast, round }
  }
}
