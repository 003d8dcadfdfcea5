/** The possible and the chosen actions with the player's cards: passing, playing, or choosing ahead of their turn. */

import { untrack } from 'svelte'
import { announce } from '../../../lib/notices/live.svelte'
import { t } from '../../../lib/words.svelte'
import type { TableProps } from '../../../play/kit'
import type { Mark } from '../../../play/marks'
import type { PassTask, PlayTask } from '../../../protocol'
import { marksOf } from '../hints'
import { cardText } from '../show/cards'
import type { Stage } from '../show/stage.svelte'
import type { Imp } from '../types'
import { Ahead } from './ahead.svelte'
import { PassChoice } from './pass.svelte'

export type CardState = 'idle' | 'playable' | 'barred'

interface Asked extends Pick<
  TableProps<Imp>,
  | 'position'
  | 'task'
  | 'decision'
  | 'suggestions'
  | 'mayTakeBack'
  | 'isReplay'
  | 'isPending'
  | 'act'
  | 'takeBack'
  | 'skip'
> {
  readonly welcome: { readonly table: string }
  readonly playback: { readonly isCaughtUp: boolean; readonly isHeld: boolean; readonly asked: number | null }
}

interface Table {
  stage: Pick<Stage, 'isTrickLying' | 'hurry'>
  /** The pressed element may disappear: the focus moves to the hand. */
  reachForHand: () => void
}

export class Choosing {
  readonly ahead = new Ahead()
  readonly #asked: Asked
  readonly #table: Table
  #pressed: string | null = $state(null)
  /** A card that the player tried to play but may not. */
  #refused = $state.raw<{ card: string; decision: number | null } | null>(null)
  /** After a take-back, the cards are placed as before, also after a reload. */
  #sealed: readonly string[] = []

  constructor(asked: Asked, table: Table) {
    this.#asked = asked
    this.#table = table
  }

  /** Call this while a table is being created. */
  follow(): void {
    $effect(() => {
      const { phase, picks } = this.#asked.position
      if (phase !== 'pass') this.#sealed = []
      else if (picks.length > 0) this.#sealed = picks
    })
    // Plays the card when it is the player's turn and everything before it has been shown.
    $effect(() => {
      const { card } = this.ahead
      if (card === null) return
      const { phase, hand, open_hands, seat } = this.#asked.position
      const isHeld = hand.includes(card) || open_hands[seat ?? 0]?.includes(card)
      if (phase !== 'play' || !isHeld) this.ahead.takeBack()
      else if (this.toPlay && this.isReady && this.#asked.playback.asked !== null && !this.#isTrickLying)
        untrack(() => this.#playAhead())
    })
  }

  get toPlay(): PlayTask | null {
    const { task } = this.#asked
    return task?.kind === 'play' ? task : null
  }

  get #toPass(): PassTask | null {
    const { task } = this.#asked
    return task?.kind === 'pass' ? task : null
  }

  readonly #passDecision = $derived.by(() => this.#toPass && this.#asked.decision)

  /** A new one for each pass. */
  readonly pass: PassChoice | null = $derived.by(() => {
    const decision = this.#passDecision
    return untrack(
      () => this.#toPass && new PassChoice(this.#toPass, this.#asked.welcome.table, decision, this.#sealed),
    )
  })

  get isMine(): boolean {
    return (this.toPlay ?? this.pass) !== null
  }

  get isReady(): boolean {
    const { playback, isPending, isReplay } = this.#asked
    return playback.isCaughtUp && !isPending && !isReplay
  }

  /** The player can choose a card ahead while waiting for their turn. */
  get isEarly(): boolean {
    const { position, task, isPending, isReplay } = this.#asked
    return position.phase === 'play' && position.seat !== null && !task && !isPending && !isReplay
  }

  /** Selected, not yet confirmed. */
  get selected(): string | null {
    const card = this.#pressed
    return card !== null && (this.isEarly || this.toPlay?.cards.includes(card)) ? card : null
  }

  /** Cards on the goals of the pass are no longer in the hand. */
  get given(): readonly (string | null)[] {
    const { phase, picks } = this.#asked.position
    return this.pass ? this.pass.cards : phase === 'pass' ? picks : []
  }

  /** Why the card that the player tried cannot be chosen. */
  get note(): string | null {
    const tried = this.#refused
    return tried?.decision === this.#asked.decision ? this.noteOf(tried.card) : null
  }

  /** The function that takes the choice back; null if that is not possible. */
  get undo(): (() => void) | null {
    if (this.ahead.card !== null) return () => this.ahead.takeBack()
    if (!this.#asked.mayTakeBack || this.#asked.isReplay) return null
    return () => {
      this.#asked.takeBack()
      this.#table.reachForHand()
    }
  }

  readonly marks: ReadonlyMap<string, Mark> = $derived.by(() => marksOf(this.#asked.suggestions ?? []))

  stateOf(card: string): CardState {
    // While the last trick is still shown, it is nobody's turn.
    if (this.#isTrickLying || !this.#cards) return 'idle'
    return this.#cards.includes(card) ? 'playable' : 'barred'
  }

  /** Why a card cannot be chosen. */
  noteOf(card: string): string | null {
    if (!this.#cards || this.#cards.includes(card)) return null
    if (this.pass) return t('imp-open-stays')
    const colour = this.toPlay?.must_follow
    return colour ? t('error-must-follow', { card: cardText(card), colour: t(`colour-${colour}`) }) : null
  }

  press(card: string, { isTouch }: { isTouch: boolean }): void {
    this.#refused = null
    if (this.isEarly) this.#chooseAhead(card, { isTouch })
    else if (!this.isReady) this.hurry()
    else if (!this.#cards?.includes(card)) this.#refuse(card)
    else if (this.pass) this.pass.toggle(card)
    else if (isTouch && this.selected !== card) this.#pressed = card
    else this.#play(card)
  }

  drop(card: string, place: string): void {
    if (!this.isReady) return
    if (this.pass && place.startsWith('goal-')) this.pass.put(card, Number(place.slice('goal-'.length)))
    else if (this.toPlay?.cards.includes(card)) this.#play(card)
  }

  /** Plays the selected card, or chooses it ahead; passes the chosen cards. */
  confirm(): void {
    if (this.pass?.isComplete && this.isReady) {
      this.#asked.act(this.pass.move)
      this.#table.reachForHand()
    } else if (this.selected !== null) this.press(this.selected, { isTouch: false })
  }

  /** Shows the latest position at once and lets the bots continue. */
  hurry(): void {
    const { playback, skip } = this.#asked
    const isCaughtUp = playback.isCaughtUp && !playback.isHeld
    this.#table.stage.hurry()
    if (isCaughtUp) skip()
  }

  get #isTrickLying(): boolean {
    return this.#table.stage.isTrickLying
  }

  /** The cards that can be chosen. */
  get #cards(): readonly string[] | undefined {
    return (this.pass?.task ?? this.toPlay)?.cards
  }

  #chooseAhead(card: string, { isTouch }: { isTouch: boolean }): void {
    const isNew = this.ahead.card !== card && this.selected !== card
    this.#pressed = isTouch && isNew ? card : null
    if (!isTouch || !isNew) this.ahead.toggle(card)
  }

  #playAhead(): void {
    const card = this.ahead.take()
    if (card === null) return
    if (this.toPlay?.cards.includes(card)) this.#play(card)
    else this.#refuse(card)
  }

  /** Only after an attempt, not on hover: a mouse may rest anywhere. */
  #refuse(card: string): void {
    this.#refused = { card, decision: this.#asked.decision }
    const why = this.noteOf(card)
    if (why !== null) announce(why)
  }

  #play(card: string): void {
    this.#table.stage.hurry()
    this.#pressed = null
    this.#asked.act(`play ${card}`)
    this.#table.reachForHand()
  }
}
