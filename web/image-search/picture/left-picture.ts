import { digestOf } from './content-digest.ts'
import { blobOfDataUrl, preparePicture } from './picture-file.ts'
import type { KeptPicture } from './kept-pictures.ts'

/** The part of an address of ours that names the picture. */
const OWN_PICTURE = /^\/images\/([0-9a-f]{40})(?:\?.*)?$/

/** The picture that was left under `image`, and the file that it was made of, where that is at hand. Null for what is neither one of ours nor a data URL of one: nothing is fetched from elsewhere. */
export async function openLeft(left: string, made?: File): Promise<KeptPicture | null> {
  const id = idOfLeft(left)
  const own = OWN_PICTURE.exec(left)
  if (own) return { id, keptAt: 0, imageUrl: `/images/${own[1]}`, thumbnail: `/images/${own[1]}` }
  const file = made ?? blobOfDataUrl(left)
  const prepared = file && (await preparePicture(file))
  return prepared && { id, keptAt: 0, ...prepared }
}

/** The same for the same picture, so that it stands in the history once. */
export function idOfLeft(left: string): string {
  const own = OWN_PICTURE.exec(left)
  return own ? `own-${own[1]}` : `left-${digestOf(left)}`
}
