/** Signals within this time count as one request; a held key repeats more slowly. */
const ONE_ASKING_MS = 400

/**
 * Calls back on each request to stop: Ctrl-C, a service manager, a closed terminal. One Ctrl-C may send several signals (from the
 * terminal, npm and `scripts/`); they count as one request.
 */
export function onAskedToStop(callback: () => void): void {
  let askedAt = -Infinity
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (now - askedAt < ONE_ASKING_MS) return
      askedAt = now
      callback()
    })
  }
}

/**
 * Listens for requests to stop from now on. Pass the callback to the returned function once there is something to stop: an earlier
 * request then calls it at once, and a second earlier request ends the process.
 */
export function hearAskedToStop(): (callback: () => void) => void {
  let follow: (() => void) | undefined
  let isAsked = false
  onAskedToStop(() => {
    if (follow) follow()
    else if (isAsked) process.exit(1)
    isAsked = true
  })
  return (callback) => {
    follow = callback
    if (isAsked) callback()
  }
}
