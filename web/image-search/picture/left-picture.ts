import { digestOf } from './content-digest.ts'
import { blobOfDataUrl, preparePicture } from './picture-file.ts'
import type { KeptPicture } from './kept-pictures.ts'

/** The part of our address that names the picture. */
const OWN_PICTURE = /^\/images\/([0-9a-f]{40})(?:\?.*)?$/

/**
 * The picture under `image`, and its file if at hand. Null for anything but an address of ours or a picture's data URL: nothing is
 * fetched from elsewhere.
 */
export async function openLeft(left: string, made?: File): Promise<KeptPicture | null> {
  const id = idOfLeft(left)
  const own = OWN_PICTURE.exec(left)
  if (own) return { id, keptAt: 0, imageUrl: `/images/${own[1]}`, thumbnail: `/images/${own[1]}` }
  const file = made ?? blobOfDataUrl(left)
  const prepared = file && (await preparePicture(file))
  return prepared && { id, keptAt: 0, ...prepared }
}

/** Equal for equal pictures, so that each stands in the history once. */
export function idOfLeft(left: string): string {
  const own = OWN_PICTURE.exec(left)
  return own ? `own-${own[1]}` : `left-${digestOf(left)}`
}
