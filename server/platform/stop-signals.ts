/** Nobody asks twice so quickly: a key that is held down repeats later. */
const ONE_ASKING_MS = 400

/**
 * Calls back each time somebody asks this process to stop: Ctrl-C, a service manager, a closed terminal. One Ctrl-C may
 * come several times over, from the terminal and from npm and `scripts/`, which pass on what they get; it is one asking.
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
 * Hears from now on whether this process is asked to stop, and answers who is told: there the callback is given as soon as there
 * is something to be stopped in good order. Asked before, it follows then; asked twice before, it ends at once.
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
