import { useEffect, useRef, useState } from 'react'
import { awaitAnotherTry, isTriedAgain } from './another-try.ts'

/** Whether a picture failed to load; it is retried without a reload. */
export function usePictureFailure(address: string | null) {
  const [failure, setFailure] = useState({ address, count: 0, hasFailed: false })
  const isSame = failure.address === address
  const hasFailed = isSame && failure.hasFailed
  const count = isSame ? failure.count : 0

  const waitedCount = useRef(0)

  // Time, the network and the window are outside React.
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => setFailure((last) => ({ ...last, hasFailed: false }))
    // A page that was hidden may have missed the network's return.
    if (waitedCount.current === count) return retry()
    waitedCount.current = count
    return awaitAnotherTry(count, retry)
  }, [hasFailed, count])

  return {
    hasFailed,
    /** Whether it is tried again by itself, so that it may only be late. */
    comesLater: hasFailed && isTriedAgain(count),
    /** How often it failed. */
    failures: count,
    onFailure: () => setFailure({ address, count: count + 1, hasFailed: true }),
  }
}
