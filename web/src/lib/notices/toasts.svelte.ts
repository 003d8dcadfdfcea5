/** Short messages over the page, some with an action. */

import { untrack } from 'svelte'
import { explain } from '../server/problem'

export interface Toast {
  id: number
  text: string
  kind: 'info' | 'danger' | 'success'
  action: { label: string; run: () => void } | null
}

const shown_ms = 7000

let last = 0
export const toasts = $state<Toast[]>([])

export function toast(text: string, kind: Toast['kind'] = 'info', action: Toast['action'] = null): void {
  last += 1
  const id = last
  untrack(() => {
    const twin = toasts.findIndex((other) => other.text === text)
    if (twin >= 0) toasts.splice(twin, 1)
    toasts.push({ id, text, kind, action })
  })
  if (!action) setTimeout(() => dismiss(id), shown_ms)
}

/** Shows an error. */
export function complain(thrown: unknown, action: Toast['action'] = null): void {
  toast(explain(thrown), 'danger', action)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
