const LOOK_MS = 500

/**
 * Calls back once npm, or the shell it runs commands in, is gone: they die of a SIGTERM without passing it on, and the
 * server must not live on unseen. Started without npm, a process may outlive who started it.
 */
export function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    callback()
  }, LOOK_MS)
  look.unref()
}
