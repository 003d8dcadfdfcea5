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

/** Words and fonts that were asked for before the worker was there pass it by. */
async function tellWhatIsLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  new PerformanceObserver((loaded) => {
    const keep = builtFiles(loaded.getEntries().map(({ name }) => name))
    if (keep.length) active?.postMessage({ keep })
  }).observe({ type: 'resource', buffered: true })
}

/** What the server says about tables and people is none of the worker's business. */
export function builtFiles(addresses: readonly string[]): string[] {
  return addresses.filter((address) => address.startsWith(`${location.origin}/assets/`))
}
