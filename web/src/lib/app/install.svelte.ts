/** Installing the pages as an app, where the browser offers it. */

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let offer = $state.raw<InstallPrompt | null>(null)

export const installing = {
  get isOffered(): boolean {
    return offer !== null
  },
}

/** Called once. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // We ask at a place of our own.
    event.preventDefault()
    offer = event as InstallPrompt
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** An offer is good once, whatever is answered. */
export async function install(): Promise<void> {
  const asked = offer
  offer = null
  await asked?.prompt()
}
