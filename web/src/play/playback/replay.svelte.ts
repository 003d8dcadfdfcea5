/** A match to view, loaded in parts on demand. */

import type { Frame, Replay } from '../../protocol'
import { api } from '../../lib/server/api'

const stretch = 100

export type Source = { table: string } | { record: string }

export class ReplayReader {
  /** Everything except the frames; null until the first part is loaded. */
  about = $state.raw<Replay | null>(null)
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  #source: Source
  #seat: number | null = null
  #isOpen = false
  #asked = new Set<number>()
  /** The finished rounds from the first one on; they are the same for all seats. */
  #rounds: Replay['past'] = []

  constructor(source: Source) {
    this.#source = source
  }

  /** The seat whose view is shown; null: a spectator's view. */
  get seat(): number | null {
    return this.#seat
  }

  /** Whether all hands are shown. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Changes the view, or opens all hands, at the same moment. */
  async choose(seat: number | null, frame: number, isOpen = this.#isOpen): Promise<void> {
    this.#seat = seat
    this.#isOpen = isOpen
    this.#asked.clear()
    this.frames = new Map()
    await this.need(frame)
  }

  /** Loads the part that contains a frame, unless it is loaded or loading. */
  async need(frame: number): Promise<void> {
    const first = Math.floor(frame / stretch) * stretch
    if (this.#asked.has(first)) return
    this.#asked.add(first)
    try {
      await this.#read(this.#seat, first)
    } catch (error) {
      this.#asked.delete(first)
      throw error
    }
  }

  /** Loads a complete part: an answer may end before it, and before the last round that it needs. */
  async #read(seat: number | null, first: number): Promise<void> {
    const end = first + stretch
    let next: number | null = first
    while (next !== null && next < end) {
      const answer: Replay = await this.#ask(seat, next, end - next)
      const last = answer.frames.at(-1)
      if (last) await this.#needRounds(seat, last)
      if (seat !== this.#seat) return
      this.about = answer
      this.frames = new Map([...this.frames, ...answer.frames.map((each) => this.#whole(each))])
      next = answer.next_frame
    }
  }

  /** Loads the rounds that are finished in a frame, as far as the game provides them. */
  async #needRounds(seat: number | null, { number, position }: Frame): Promise<void> {
    let known = -1
    while (known < this.#rounds.length && this.#rounds.length < position.round) {
      known = this.#rounds.length
      await this.#ask(seat, number, 0)
    }
  }

  async #ask(seat: number | null, first: number, count: number): Promise<Replay> {
    const wish = { form: 2, first, count, first_round: this.#rounds.length, ...(seat !== null && { seat }) }
    const open = this.#isOpen
    const answer =
      'table' in this.#source
        ? await api.replay(this.#source.table, { ...wish, ...(open && { open: 1 }) })
        : await api.replayOf({ record: this.#source.record, ...wish, open })
    // Answers may arrive out of order.
    if (answer.first_round + answer.past.length > this.#rounds.length)
      this.#rounds = [...this.#rounds.slice(0, answer.first_round), ...answer.past]
    return answer
  }

  /** A frame with its finished rounds, as a table shows it. */
  #whole(frame: Frame): [number, Frame] {
    const past = this.#rounds.slice(0, frame.position.round)
    return [frame.number, { ...frame, position: { ...frame.position, past } as Frame['position'] }]
  }
}
