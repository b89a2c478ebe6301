const LOOK_MS = 500

/**
 * Calls back once whoever started this process is gone. npm and its shell die of a SIGTERM without passing it on; the
 * server must not live on unseen.
 */
export function whenOrphaned(callback) {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    callback()
  }, LOOK_MS)
  look.unref()
}
