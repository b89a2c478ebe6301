import { useEffect, useState } from 'react'

/** A picture in one of its sizes. */
interface Sized {
  /** Which picture it is, whatever its size. */
  picture: string
  address: string | undefined
}

interface LoadedPicture {
  /** Undefined where it did not come: what is below it is seen. */
  address: string | undefined
  /** To be told by the element that shows it. */
  onError: () => void
}

/**
 * Where a picture is shown from: as wanted, or, until it has come in the wanted size, in the size that is there. What does not come
 * is asked for again once there is a network.
 */
export function useLoadedPicture({ picture, address }: Sized): LoadedPicture {
  // The first one loads in its place, where it is seen while it comes.
  const [shown, setShown] = useState<Sized>({ picture, address })
  const isSame = shown.picture === picture
  useEffect(() => {
    if (address === undefined || (isSame && shown.address === address)) return undefined
    const ended = new AbortController()
    const load = () => {
      const image = new Image()
      image.src = address
      image.decode().then(
        () => ended.signal.aborted || setShown({ picture, address }),
        () => window.addEventListener('online', load, { once: true, signal: ended.signal }),
      )
    }
    load()
    return () => ended.abort()
  }, [picture, address, isSame, shown.address])
  return {
    address: isSame ? shown.address : address,
    onError: () => setShown({ picture, address: undefined }),
  }
}
