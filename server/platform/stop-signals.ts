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
