/** A web worker that searches, so that the page stays responsive. */

import { twins } from './generated'
import { search } from './search'
import type { Estimate, SearchRules, SearchTask } from './search/task'
import { start } from './twin'

export interface Wish {
  game: keyof typeof twins
  task: SearchTask
}

export type Answer = { estimates: Estimate[] } | { failure: string }

const loaded = new Map<string, Promise<SearchRules>>()

function rulesOf(game: keyof typeof twins): Promise<SearchRules> {
  const known = loaded.get(game)
  if (known) return known
  const coming = load(game)
  loaded.set(game, coming)
  return coming
}

async function load(game: keyof typeof twins): Promise<SearchRules> {
  const { url } = await twins[game]()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return start<SearchRules>(await answer.arrayBuffer())
}

async function think({ game, task }: Wish): Promise<Answer> {
  try {
    return { estimates: search(await rulesOf(game), task) }
  } catch (error) {
    return { failure: String(error) }
  }
}

onmessage = (event: MessageEvent<Wish>) => void think(event.data).then((answer) => postMessage(answer))
