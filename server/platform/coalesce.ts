/** Calls that come together share one run of the work; it begins after each of them came. */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  let waiting: Promise<Result> | undefined
  return () => {
    waiting ??= (running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        running = work().finally(() => (running = undefined))
        return running
      })
    return waiting
  }
}
