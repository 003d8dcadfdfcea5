/** Animations stop if the system or the person asks for that. */

import { settings } from '../settings.svelte'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether animations are off. */
export function isCalm(): boolean {
  return calm.matches || settings.motion === 'off'
}

/** The duration of an animation of this length: 0 if animations are off. */
export function duration(ms: number): number {
  return isCalm() ? 0 : ms
}

/** Resolves after an animation of this length. */
export function moved(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration(ms)))
}
