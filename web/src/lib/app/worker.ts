/** Without a network the service worker provides the pages; see scripts/worker.js. */

/** Call this once, after the first page is shown, so that it delays nothing. */
export function keepShell(): void {
  // Browsers provide it only on https and on localhost.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => {
    navigator.serviceWorker.register('/sw.js').then(tellWhatIsLoaded, () => undefined)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** The worker has not seen words and fonts that were requested before it was active. */
async function tellWhatIsLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  new PerformanceObserver((loaded) => {
    const keep = builtFiles(loaded.getEntries().map(({ name }) => name))
    if (keep.length) active?.postMessage({ keep })
  }).observe({ type: 'resource', buffered: true })
}

/** The worker does not handle the server's answers about tables and people. */
export function builtFiles(addresses: readonly string[]): string[] {
  return addresses.filter((address) => address.startsWith(`${location.origin}/assets/`))
}
