/** Keeps one processor busy as long as the parent lives. */
const AT_A_TIME_MS = 20

process.on('disconnect', () => process.exit())
keepBusy()

function keepBusy(): void {
  const until = performance.now() + AT_A_TIME_MS
  while (performance.now() < until);
  setImmediate(keepBusy)
}
