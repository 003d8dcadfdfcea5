/** Alerts a person who looks at another page: by notification, vibration and sound, if they want that. */

import { untrack } from 'svelte'
import { settings } from '../settings.svelte'
import { play } from './sounds'

export interface Call {
  title: string
  text: string
  /** Alerts about the same thing replace each other. */
  about: string
  /** The page to open. */
  address: string
}

const tremble_ms = [90, 70, 90]
const icons = { calm: '/favicon.svg', waiting: '/favicon-turn.svg' }

/** Whether notifications are shown, as far as the browser reports it. */
export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

/** Asks the browser for permission to notify. Only after the person has switched it on, and only once. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission !== 'default') return mayNotify()
  try {
    return (await Notification.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

/** Alerts a person who looks at another page; on this page they see it anyway. */
export function call(wanted: Call): void {
  if (!document.hidden) return
  const { alerts, sounds } = untrack(() => ({ ...settings }))
  if (alerts || sounds) play('turn', { isCall: true })
  if (!alerts) return
  try {
    // Some browsers cannot notify, or refuse.
    if ('vibrate' in navigator) navigator.vibrate(tremble_ms)
  } catch {
    // Then there is no vibration.
  }
  if (mayNotify()) void notify(wanted)
}

async function notify({ title, text, about, address }: Call): Promise<void> {
  const options = { body: text, tag: about, icon: icons.calm, data: { address } }
  try {
    // Phones show only notifications of a service worker, which does not exist on plain http.
    const worker = 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration())
    if (worker) {
      await worker.showNotification(title, options)
      return
    }
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Title and icon show it as well.
  }
}

/** The icon of the page shows that a player has to act. */
export function showWaiting(isWaiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = isWaiting ? icons.waiting : icons.calm
  if (link && link.getAttribute('href') !== wanted) link.href = wanted
}
