import { useEffect, useState } from 'react'
import { pictureOfWidth } from '../../ui/pictures/picture-sources.ts'
import type { KeptPicture } from './kept-pictures.ts'

const WIDTH = 960

/** The address to show a picture from; null for a moment, and for a SKU without a picture. */
export function usePictureAddress({ file, imageUrl, thumbnail }: KeptPicture): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // Object URLs hold memory until they are revoked.
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
