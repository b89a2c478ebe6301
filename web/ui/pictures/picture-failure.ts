import { useEffect, useRef, useState } from 'react'

/** Tried again after these, in ms; then only when the network comes back. */
const PAUSES_MS = [4000, 20_000, 60_000]

/** Whether a picture did not come; it is tried again by itself, without a reload. */
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
    // A page that was hidden meanwhile may have missed that the network is back.
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
