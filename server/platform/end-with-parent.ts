/** Ends this process with its parent, even if the parent crashes: the channel between them closes in any case. */
export function endWithParent(): void {
  process.on('disconnect', endAtOnce)
  // The parent may have ended while this program was loading.
  if (!process.connected) endAtOnce()
}

/** Kills this process: a normal exit would wait for its threads, which may run for minutes and hold memory. */
export function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}
