/** Whether the server answers. */

let isDown = $state(false)
let isOnline = $state(navigator.onLine)

export const reach = {
  /** The browser has no network, or the last request failed to reach the server. */
  get isLost(): boolean {
    return isDown || !isOnline
  },
  /** Call this after each request. */
  tell(isReached: boolean): void {
    isDown = !isReached
  },
}

addEventListener('online', () => (isOnline = true))
addEventListener('offline', () => (isOnline = false))
