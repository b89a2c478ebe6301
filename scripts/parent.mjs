const LOOK_MS = 500

/**
 * Calls back once npm, or its shell, is gone: they die of SIGTERM without passing it on, and the server must not keep
 * running unseen. Without npm, the process may outlive its parent.
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
