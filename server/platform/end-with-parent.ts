/**
 * Has this process end with the one that started it, however that ends: the channel between them closes, also where nobody could say
 * good-bye. At once, as an orderly end would wait for threads of its own.
 */
export function endWithParent(): void {
  process.on('disconnect', end)
  // It may have gone while this program was loaded.
  if (!process.connected) end()
}

function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
