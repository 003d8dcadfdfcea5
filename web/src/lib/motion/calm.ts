/** Movement stops where the system or the person asks for it. */

import { settings } from '../settings.svelte'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing should move. */
export function isCalm(): boolean {
  return calm.matches || settings.motion === 'off'
}

/** How long an animation of this length may take: 0 where nothing should move. */
export function duration(ms: number): number {
  return isCalm() ? 0 : ms
}

/** Resolves after an animation of this length. */
export function moved(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration(ms)))
}
