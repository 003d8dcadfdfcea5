/** Searches for hints in a web worker: the server sends only the data of the player's own view. */

import type { ThinkInfo } from '../protocol'
import { twins } from './generated'
import type { Estimate, SearchTask } from './search/task'
import type { Answer, Wish } from './worker'

/** Whether this browser can search this game itself. */
export function canThink(game: string): game is keyof typeof twins {
  return (
    game in twins &&
    typeof WebAssembly === 'object' &&
    typeof Worker === 'function' &&
    typeof DecompressionStream === 'function'
  )
}

/** Runs one search at a time; a worker that is no longer needed must be closed. */
export class Thinker {
  #game: keyof typeof twins
  #worker: Worker | undefined

  constructor(game: keyof typeof twins) {
    this.#game = game
  }

  /** Rejects if the worker cannot start or cannot load the rules. */
  async think(info: ThinkInfo): Promise<Estimate[]> {
    const wish: Wish = { game: this.#game, task: await taskOf(info) }
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<Answer>) => resolve(event.data)
      worker.onerror = (event) => reject(new Error(event.message))
      worker.postMessage(wish)
    })
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.estimates.slice(0, info.choices ? most_secret : most).map(inShort)
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }
}

/** Enough for all suggestions, and few enough that those for several cards fit into one message. */
const most = 12

/** Secret choices have one search: each can be told. */
const most_secret = 40

function inShort({ action, visits, utility, points, chance }: Estimate): Estimate {
  const short = (value: number) => Math.round(value * 1000) / 1000
  return { action, visits, utility: short(utility), points: short(points), chance: short(chance) }
}

export async function taskOf(info: ThinkInfo): Promise<SearchTask> {
  return {
    seat: info.seat,
    actions: info.actions,
    known: new BigInt64Array(await unpacked(info.known)),
    weights: new Float64Array(await unpacked(info.weights)),
    stateSize: info.state_size,
    choices: info.choices,
    budget: { seconds: info.seconds, playouts: 0 },
  }
}

/** Decodes numbers, which are sent compressed with zlib and encoded as base64. */
async function unpacked(sent: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(sent), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(stream).arrayBuffer()
}
