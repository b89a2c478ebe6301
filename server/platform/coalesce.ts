/** Concurrent calls share one run of the work, which begins after all of them. A call during a run waits for the next run. */
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
