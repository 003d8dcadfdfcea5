/** Installs the pages as an app, if the browser offers it. */

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let offer = $state.raw<InstallPrompt | null>(null)

export const installing = {
  get isOffered(): boolean {
    return offer !== null
  },
}

/** Call this once. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // We ask at our own place on the page.
    event.preventDefault()
    offer = event as InstallPrompt
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** An offer works only once, for any answer. */
export async function install(): Promise<void> {
  const asked = offer
  offer = null
  await asked?.prompt()
}
