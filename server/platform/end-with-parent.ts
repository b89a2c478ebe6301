/**
 * Has this process end with the one that started it, however that ends: the channel between them closes, also where nobody could say
 * good-bye.
 */
export function endWithParent(): void {
  process.on('disconnect', endAtOnce)
  // It may have gone while this program was loaded.
  if (!process.connected) endAtOnce()
}

/** Ends this process: an orderly end would wait for threads of its own, which may have minutes to go and take memory meanwhile. */
export function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}
