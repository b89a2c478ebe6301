import { useEffect, useState } from 'react'
import { awaitAnotherTry } from '../../kit/pictures/another-try.ts'

/** A picture in one of its sizes. */
interface Sized {
  /** Identifies the picture, whatever its size. */
  picture: string
  address: string | undefined
}

interface LoadedPicture {
  /** Undefined where it failed to load, which shows what lies below it. */
  address: string | undefined
  /** For the element that shows it. */
  onError: () => void
}

/**
 * The address to show a picture from: the wanted size, or the previous one until the wanted one is loaded. Failed pictures are loaded again
 * after a while, when the network is back and when the page is seen again.
 */
export function useLoadedPicture({ picture, address }: Sized): LoadedPicture {
  // The first one loads in its place, where it is seen while it loads.
  const [shown, setShown] = useState<Sized>({ picture, address })
  const isSame = shown.picture === picture
  useEffect(() => {
    if (address === undefined || (isSame && shown.address === address)) return undefined
    let failures = 0
    let callOff: (() => void) | undefined
    let hasEnded = false
    const load = () => {
      const image = new Image()
      image.src = address
      image.decode().then(
        () => hasEnded || setShown({ picture, address }),
        () => {
          failures += 1
          if (!hasEnded) callOff = awaitAnotherTry(failures, load)
        },
      )
    }
    load()
    return () => {
      hasEnded = true
      callOff?.()
    }
  }, [picture, address, isSame, shown.address])
  return {
    address: isSame ? shown.address : address,
    onError: () => setShown({ picture, address: undefined }),
  }
}
