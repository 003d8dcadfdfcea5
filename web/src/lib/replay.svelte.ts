/** A match to look at, fetched in stretches as they are needed. */

import type { Frame, Replay } from '../protocol'
import { api } from './api'

const stretch = 100

export type Source = { table: string } | { record: string }

export class ReplayReader {
  /** All but the frames; null until the first stretch is there. */
  about = $state.raw<Replay | null>(null)
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  #source: Source
  #seat: number | null = null
  #asked = new Set<number>()

  constructor(source: Source) {
    this.#source = source
  }

  /** Whose eyes one looks through; null: a spectator's. */
  get seat(): number | null {
    return this.#seat
  }

  /** Looks through other eyes, at the same moment. */
  async choose(seat: number | null, frame: number): Promise<void> {
    this.#seat = seat
    this.#asked.clear()
    this.frames = new Map()
    await this.need(frame)
  }

  /** Fetches the stretch a frame lies in, unless it is there or on its way. */
  async need(frame: number): Promise<void> {
    const first = Math.floor(frame / stretch) * stretch
    const seat = this.#seat
    if (this.#asked.has(first)) return
    this.#asked.add(first)
    try {
      const answer = await this.#fetch(seat, first)
      if (seat !== this.#seat) return
      this.about = answer
      this.frames = new Map([...this.frames, ...answer.frames.map((each) => [each.number, each] as const)])
    } catch (error) {
      this.#asked.delete(first)
      throw error
    }
  }

  #fetch(seat: number | null, first: number): Promise<Replay> {
    if ('table' in this.#source) return api.replay(this.#source.table, { seat, first, count: stretch })
    return api.replayOf({ record: this.#source.record, seat, first, count: stretch })
  }
}
