// Caches the files of the app shell, so that it opens without a network. It never caches answers of the server: the
// pages always request tables, people and matches again.
const FILES = [/* files */]
const CACHE = 'ridotto-VERSION'

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

// A page reports the files it loads: it requested some of them before this worker was active.
addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data?.keep) ? event.data.keep : []
  const ours = wanted.filter((address) => isFile(new URL(address, location.href))).slice(0, 100)
  event.waitUntil(Promise.allSettled(ours.map(file)))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (isFile(url)) event.respondWith(file(request))
})

/** Built files have a content hash in their names: a cached copy is always valid. */
function isFile(url) {
  return url.origin === location.origin && url.pathname.startsWith('/assets/')
}

/** Prefers the server if it is reachable, so that a new version appears at once. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await caches.match('/')
    if (!shell) throw error
    return shell
  }
}

async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

// Shows "It is your turn" in the open page, or opens a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.address ?? '/', location.origin)
  if (address.origin === location.origin) event.waitUntil(show(address.href))
})

async function show(address) {
  const pages = await clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => url === address)
  await (there ? there.focus() : clients.openWindow(address))
}
