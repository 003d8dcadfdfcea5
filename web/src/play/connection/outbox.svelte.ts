/** Requests on their way to the server. None is lost with the connection: unanswered requests are sent again. */

import { Problem } from '../../lib/server/problem'
import type { FromClient } from '../../protocol'

type WithoutId<Request> = Request extends FromClient ? Omit<Request, 'id'> : never
export type Wish = WithoutId<FromClient>

interface Waiting {
  wish: Wish
  /** The number of times it was sent. */
  sent: number
  done: () => void
  failed: (problem: Problem) => void
}

export class Outbox {
  /** A move or a take-back is waiting for its answer. */
  isPending = $state(false)
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  /** `answered` resolves when the server has accepted the request, and rejects with the reason if it was refused. */
  put(wish: Wish): { id: number; answered: Promise<void> } {
    this.#lastId += 1
    const id = this.#lastId
    const answered = new Promise<void>((done, failed) => {
      this.#waiting.set(id, { wish, sent: 0, done, failed })
    })
    this.#notePending()
    return { id, answered }
  }

  /** The requests without an answer, oldest first. */
  get ids(): readonly number[] {
    return [...this.#waiting.keys()]
  }

  /** A request in the form to send now; null if it is already answered. */
  post(id: number): string | null {
    const waiting = this.#waiting.get(id)
    if (!waiting) return null
    waiting.sent += 1
    return JSON.stringify({ ...waiting.wish, id })
  }

  accept(id: number): void {
    this.#take(id)?.done()
  }

  /** Whether the refusal belongs to one of our requests. */
  refuse(id: number | null, problem: Problem): boolean {
    const waiting = id === null ? undefined : this.#take(id)
    if (!waiting) return false
    // A request that was sent before the connection broke may have arrived: then the second copy comes too late.
    const cameTwice = waiting.sent > 1 && (problem.code === 'stale-decision' || !isChoice(waiting.wish))
    if (cameTwice) waiting.done()
    else waiting.failed(problem)
    return true
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    this.#notePending()
    return waiting
  }

  #notePending(): void {
    this.isPending = [...this.#waiting.values()].some(({ wish }) => isChoice(wish))
  }
}

function isChoice(wish: Wish): boolean {
  return wish.type === 'move' || wish.type === 'take_back'
}
