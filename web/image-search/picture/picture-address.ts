import { useEffect, useState } from 'react'
import { pictureOfWidth } from '../../ui/pictures/picture-sources.ts'
import type { KeptPicture } from './kept-pictures.ts'

const WIDTH = 960

/** Where a picture can be shown from; null for a moment, and for a SKU without one. */
export function usePictureAddress({ file, imageUrl, thumbnail }: KeptPicture): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // Its memory is the browser's, until it is given back.
  useEffect(() => {
    if (!file) return undefined
    const own = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- a page that was hidden gave it back, and is shown again
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  if (file) return address
  const own = imageUrl ?? thumbnail
  return own && pictureOfWidth(own, WIDTH)
}
