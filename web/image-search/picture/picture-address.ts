import { useEffect, useState } from 'react'
import { pictureOfWidth } from '../../kit/pictures/picture-sources.ts'
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

/** A picture's width over its height, and how to tell it: one of the catalogue knows it only once it has loaded. */
export function usePictureRatio(picture: KeptPicture | null): [number | undefined, (ratio: number) => void] {
  const [seen, setSeen] = useState<{ id: string | undefined; ratio: number | undefined }>({
    id: undefined,
    ratio: undefined,
  })
  const ratio = picture && seen.id === picture.id ? seen.ratio : picture?.ratio
  return [ratio, (shown) => setSeen({ id: picture?.id, ratio: shown })]
}
