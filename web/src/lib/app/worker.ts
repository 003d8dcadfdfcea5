/** Without a network the pages come from the service worker; see scripts/worker.js. */

/** Called once, when the first page stands: nobody waits for it. */
export function keepShell(): void {
  // Browsers have it on https and on this machine only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => {
    navigator.serviceWorker.register('/sw.js').then(tellWhatIsLoaded, () => undefined)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** Words and fonts came before the worker did. */
async function tellWhatIsLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const keep = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ keep })
}
