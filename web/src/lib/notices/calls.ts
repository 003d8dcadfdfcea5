/** Calls somebody back who looks at another page: by notification, vibration and sound, if they wish. */

import { untrack } from 'svelte'
import { settings } from '../settings.svelte'
import { play } from './sounds'

export interface Call {
  title: string
  text: string
  /** Calls about the same thing take each other's place. */
  about: string
  /** Where to go. */
  address: string
}

const tremble_ms = [90, 70, 90]
const icons = { calm: '/favicon.svg', waiting: '/favicon-turn.svg' }

/** Whether notifications are shown, as far as the browser lets us know. */
export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

/** Asks the browser for notifications. Only after somebody has wished for them, and only once. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission !== 'default') return mayNotify()
  try {
    return (await Notification.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

/** Calls whoever looks at another page; whoever looks at this one sees it. */
export function call(wanted: Call): void {
  if (!document.hidden) return
  const { alerts, sounds } = untrack(() => ({ ...settings }))
  if (alerts || sounds) play('turn', { isCall: true })
  if (!alerts) return
  try {
    // Browsers that cannot, or do not want to, say no.
    if ('vibrate' in navigator) navigator.vibrate(tremble_ms)
  } catch {
    // Then it does not tremble.
  }
  if (mayNotify()) void notify(wanted)
}

async function notify({ title, text, about, address }: Call): Promise<void> {
  const options = { body: text, tag: about, icon: icons.calm, data: { address } }
  try {
    // Phones show only notifications of a service worker, which there is none of on plain http.
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
    // Title and icon tell it, too.
  }
}

/** The icon of the page shows that somebody is waited for. */
export function showWaiting(isWaiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = isWaiting ? icons.waiting : icons.calm
  if (link && link.getAttribute('href') !== wanted) link.href = wanted
}
