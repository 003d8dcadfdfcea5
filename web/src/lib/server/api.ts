/** The server's HTTP interface, typed. Every error is thrown as a Problem. */

import type { Tutorial } from '../../learn/script'
import type {
  Catalogue,
  CodeBody,
  Created,
  DeviceCode,
  Devices,
  Export,
  History,
  Me,
  NameBody,
  OwnValue,
  Problem as ProblemMessage,
  Replay,
  ReplayBody,
  Statistics,
  TableBody,
  TableList,
} from '../../protocol'
import { Problem } from './problem'
import { reach } from './reach.svelte'
import { language } from '../words.svelte'

async function call<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const isFile = body instanceof Blob
  const answer = await asked(path, {
    method,
    headers: {
      // Answers use the language of the page, not of the browser.
      'accept-language': language(),
      ...(body === undefined
        ? {}
        : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    body: isFile ? body : body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw await problemOf(answer)
  return (await answer.json()) as Answer
}

async function asked(path: string, request: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, request)
    reach.tell(true)
    return answer
  } catch {
    reach.tell(false)
    throw new Problem('no-connection')
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const { code, facts, text } = (await answer.json()) as ProblemMessage
    if (typeof code === 'string') return new Problem(code, facts, text)
  } catch {
    // A proxy in between may send any answer.
  }
  return new Problem(answer.status >= 500 ? 'server-trouble' : 'not-understood')
}

export const api = {
  catalogue: () => call<Catalogue>('/api/catalogue'),
  me: () => call<Me>('/api/me'),
  rename: (body: NameBody) => call<Me>('/api/me', 'PUT', body),
  history: (before: string | null) =>
    call<History>(`/api/me/history${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
  statistics: () => call<Statistics>('/api/me/statistics'),
  exported: (before: string | null) =>
    call<Export>(`/api/me/export${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
  deleteMe: () => call<Devices>('/api/me', 'DELETE'),
  devices: () => call<Devices>('/api/me/devices'),
  deviceCode: () => call<DeviceCode>('/api/me/devices/code', 'POST'),
  joinDevice: (body: CodeBody) => call<Devices>('/api/me/devices', 'POST', body),
  onlyThisDevice: () => call<Devices>('/api/me/devices', 'DELETE'),
  publicTables: () => call<TableList>('/api/tables'),
  make: (body: TableBody) => call<Created>('/api/tables', 'POST', body),
  ownValue: (game: string, option: string, file: File) =>
    call<OwnValue>(
      `${exampleAddress(game, option)}?${new URLSearchParams({ name: file.name.slice(-200) })}`,
      'POST',
      file,
    ),
  replay: (id: string, wish: Record<string, number>) =>
    call<Replay>(`/api/tables/${id}/replay?${new URLSearchParams(wish as never)}`),
  replayOf: (body: ReplayBody) => call<Replay>('/api/replays', 'POST', body),
  tutorial: (address: string) => call<Tutorial>(address),
  openapi: () => call<OpenApi>('/api/openapi.json'),
}

/** An example file, for an option that accepts uploads. */
export function exampleAddress(game: string, option: string): string {
  return `/api/games/${game}/files/${option}`
}

export function recordAddress(id: string): string {
  return `/api/tables/${id}/record`
}

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/ws/tables/${id}`
}

/** The parts of an OpenAPI document that we show. */
export interface OpenApi {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

export interface Operation {
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>
}

export interface Schema {
  $ref?: string
  type?: string
  title?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}
