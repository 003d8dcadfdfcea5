/** The socket of one table: it reconnects automatically, and loses no choice. */

import { socketAddress } from '../../lib/server/api'
import { Problem } from '../../lib/server/problem'
import { forget, greet } from '../../lib/server/session.svelte'
import {
  PROTOCOL,
  type FromServer,
  type HintInfo,
  type ThinkInfo,
  type PositionInfo,
  type PreferRequest,
  type TableInfo,
  type Welcome,
} from '../../protocol'
import { heard, silence, type Conversation } from './conversation'
import { Outbox, type Wish } from './outbox.svelte'

export type { Wish } from './outbox.svelte'

/** The player's preferences for this table. */
export type Preference = Omit<PreferRequest, 'id' | 'type'>

const first_wait_ms = 300
const longest_wait_ms = 5000
const answer_within_ms = 8000
/** Refusals before the welcome that another attempt may avoid. */
const passing = /^(too-|store-|no-cookie|server-failed)/
/** A connection without messages for this long may be broken without an error. */
const silent_ms = 20_000

export class TableSocket {
  state = $state<'connecting' | 'open' | 'lost'>('connecting')
  welcome = $state.raw<Welcome | null>(null)
  table = $state.raw<TableInfo | null>(null)
  at = $state.raw<PositionInfo | null>(null)
  /** The latest hint. */
  hint = $state.raw<HintInfo | null>(null)
  /** The conversation at the table. */
  talk = $state.raw<Conversation>(silence)
  /** The latest input for a search in this browser. */
  think = $state.raw<ThinkInfo | null>(null)
  /** Why this table is not accessible; there are no more attempts then. */
  barred = $state.raw<Problem | null>(null)
  /** The server speaks a newer protocol than this page. */
  isOutdated = $state(false)

  readonly id: string
  readonly #outbox = new Outbox()
  #preference: Preference | null = null
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  #heardAt = 0

  constructor(id: string) {
    this.id = id
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#hurry)
    void this.#connect()
  }

  /** A move or a take-back is waiting for its answer. */
  get isPending(): boolean {
    return this.#outbox.isPending
  }

  /** Closes the table's socket for good. */
  close(): void {
    this.#isClosed = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    this.#socket?.close(1000)
    this.#socket = null
  }

  /** Sends a request; resolves when the server has accepted it, also across a lost connection. */
  ask(wish: Wish): Promise<void> {
    const { id, answered } = this.#outbox.put(wish)
    this.#send(id)
    return answered
  }

  /** Sent again after every new connection. */
  prefer(preference: Preference): void {
    this.#preference = preference
    // If the server refuses the preferences, the player can still play.
    if (this.state === 'open') this.ask({ type: 'prefer', ...preference }).catch(() => undefined)
  }

  #send(id: number): void {
    if (this.state !== 'open') return
    const text = this.#outbox.post(id)
    if (text === null) return
    this.#socket?.send(text)
    this.#patience ??= setTimeout(this.#drop, answer_within_ms)
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await greet()
    } catch {
      this.#later()
      return
    }
    if (this.#isClosed || this.#socket) return
    const socket = new WebSocket(socketAddress(this.id))
    this.#socket = socket
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop()
    }
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now()
    switch (message.type) {
      case 'welcome':
        this.isOutdated = message.protocol !== PROTOCOL
        this.welcome = message
        // It is sent again when the settings change: pending requests stay pending.
        if (this.state === 'open') break
        this.state = 'open'
        this.#tries = 0
        for (const id of this.#outbox.ids) this.#send(id)
        if (this.#preference) this.prefer(this.#preference)
        break
      case 'table':
        this.table = message
        break
      case 'position':
        this.at = message
        break
      case 'hint':
        this.hint = message
        break
      case 'talk':
        this.talk = heard(this.talk, message)
        break
      case 'think':
        this.think = message
        break
      case 'accepted':
        this.#outbox.accept(message.id)
        this.#waitAnew()
        break
      case 'refused':
        this.#refused(message.id, new Problem(message.code, message.facts, message.text))
        this.#waitAnew()
    }
  }

  #refused(id: number | null, problem: Problem): void {
    if (this.#outbox.refuse(id, problem)) return
    if (this.state !== 'open' && !passing.test(problem.code)) {
      this.barred = problem
      this.close()
    } else if (problem.code === 'no-cookie') {
      forget()
    }
  }

  /** The timeout of unanswered requests starts again. */
  #waitAnew(): void {
    clearTimeout(this.#patience)
    const isWaiting = this.#outbox.ids.length > 0 && !this.#isClosed
    this.#patience = isWaiting ? setTimeout(this.#drop, answer_within_ms) : undefined
  }

  #drop = (): void => {
    if (this.#isClosed) return
    this.#forgetSocket()
    this.#later()
  }

  #forgetSocket(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    clearTimeout(this.#patience)
    this.#patience = undefined
  }

  #later(): void {
    if (this.#isClosed) return
    this.state = 'lost'
    const wait = Math.min(longest_wait_ms, first_wait_ms * 2 ** this.#tries)
    this.#tries += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random() / 2))
  }

  #hurry = (): void => {
    if (document.hidden || this.#isClosed) return
    if (this.#socket) {
      if (this.state !== 'open' || Date.now() - this.#heardAt < silent_ms) return
      this.#forgetSocket()
      this.state = 'connecting'
    }
    this.#tries = 0
    void this.#connect()
  }
}
