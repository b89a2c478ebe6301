import { useEffect, useRef, useState } from 'react'

/** Retry delays in ms; after them only the network's return retries. */
const PAUSES_MS = [4000, 20_000, 60_000]

/** Whether a picture failed to load; it is retried without a reload. */
export function usePictureFailure(address: string | null) {
  const [failure, setFailure] = useState({ address, count: 0, hasFailed: false })
  const isSame = failure.address === address
  const hasFailed = isSame && failure.hasFailed
  const count = isSame ? failure.count : 0

  const waitedCount = useRef(0)

  // Time and the network are outside React.
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => setFailure((last) => ({ ...last, hasFailed: false }))
    // A page that was hidden may have missed the network's return.
    if (waitedCount.current === count) return retry()
    waitedCount.current = count
    const pause = PAUSES_MS[count - 1]
    const timer = pause === undefined ? undefined : setTimeout(retry, pause)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed, count])

  return { hasFailed, onFailure: () => setFailure({ address, count: count + 1, hasFailed: true }) }
}
