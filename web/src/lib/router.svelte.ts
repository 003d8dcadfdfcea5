/** The page for the current address; links change it without a reload. */

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'rules'; game: string }
  | { page: 'evening' }
  | { page: 'device' }
  | { page: 'learn'; game: string }
  | { page: 'api' }
  | { page: 'lost' }

const patterns: readonly [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/([a-z0-9_]+)$/, (game) => ({ page: 'setup', game })],
  [/^\/t\/([a-z0-9]+)$/, (id) => ({ page: 'table', id })],
  [/^\/replay$/, () => ({ page: 'replay', id: null })],
  [/^\/replay\/([a-z0-9]+)$/, (id) => ({ page: 'replay', id })],
  [/^\/rules\/([a-z0-9_]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/evening$/, () => ({ page: 'evening' })],
  [/^\/device$/, () => ({ page: 'device' })],
  [/^\/learn\/([a-z0-9_]+)$/, (game) => ({ page: 'learn', game })],
  [/^\/api-docs$/, () => ({ page: 'api' })],
]

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  for (const [pattern, route] of patterns) {
    const found = pattern.exec(plain)
    if (found) return route(found[1] ?? '')
  }
  return { page: 'lost' }
}

let path = $state(location.pathname)
let moves = $state(0)
const present = $derived(routeOf(path))

export const router = {
  get route(): Route {
    return present
  },
  /** Increases whenever another page opens. */
  get moves(): number {
    return moves
  },
}

/** Opens a page of this site. */
export function go(address: string): void {
  const url = new URL(address, location.href)
  history.pushState(null, '', url)
  arrive()
  if (!url.hash) scrollTo(0, 0)
}

/** Changes the query of the current page, for a link to share; it opens no new page. */
export function writeQuery(query: Record<string, string | number | null>): void {
  const url = new URL(location.href)
  for (const [key, value] of Object.entries(query)) {
    if (value === null) url.searchParams.delete(key)
    else url.searchParams.set(key, String(value))
  }
  history.replaceState(history.state, '', url)
}

function arrive(): void {
  if (path === location.pathname) return
  path = location.pathname
  moves += 1
}

function isOurs(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    !link.pathname.startsWith('/api/') &&
    routeOf(link.pathname).page !== 'lost'
  )
}

/** Handles clicks on links to our own pages and the browser's back button. Call this once. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    go(link.href)
  })
}
