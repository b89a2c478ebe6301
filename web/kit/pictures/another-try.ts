/** Pauses before a picture is loaded again, in ms; after them only the network's return and the page's view do it. */
const PAUSES_MS = [4000, 15_000, 60_000]

/** Whether a picture that failed so often is still tried again by itself. */
export function isTriedAgain(failures: number): boolean {
  return failures <= PAUSES_MS.length
}

/**
 * Calls back once where a picture failed: after a pause that grows with its failures, and at once when the network is back or the
 * page is seen again. Returns how to call it off.
 */
export function awaitAnotherTry(failures: number, retry: () => void): () => void {
  const pause = PAUSES_MS[failures - 1]
  const timer = pause === undefined ? undefined : setTimeout(again, pause)
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', onSeen)
  return callOff

  function callOff() {
    clearTimeout(timer)
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', onSeen)
  }

  function onSeen() {
    if (document.visibilityState === 'visible') again()
  }

  function again() {
    callOff()
    retry()
  }
}
