/**
 * Returns what a signal calls: it stops the work, closes the database and ends the process. A second signal stops waiting for the work; the
 * database still closes cleanly.
 */
export function stopOnce(stopWork: () => Promise<void>, closeDatabase: () => Promise<void>): () => void {
  const { promise: isImpatient, resolve: hurry } = Promise.withResolvers<void>()
  let ending: Promise<void> | undefined
  return () => {
    if (ending) hurry()
    ending ??= Promise.race([stopWork(), isImpatient])
      .then(closeDatabase)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('Stopping failed:', error)
          process.exit(1)
        },
      )
  }
}
