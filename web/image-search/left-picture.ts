import { blobOfDataUrl, preparePicture } from './picture-file.ts'
import type { KeptPicture } from './kept-pictures.ts'

/** The part of an address of ours that names the picture. */
const OWN_PICTURE = /^\/images\/([0-9a-f]{40})(?:\?.*)?$/

/** The picture that was left under `image`. Null for what is neither one of ours nor a data URL of one: nothing is fetched from elsewhere. */
export async function openLeft(left: string): Promise<KeptPicture | null> {
  const id = idOfLeft(left)
  const own = OWN_PICTURE.exec(left)
  if (own) return { id, keptAt: 0, imageUrl: `/images/${own[1]}`, thumbnail: `/images/${own[1]}` }
  const file = blobOfDataUrl(left)
  const prepared = file && (await preparePicture(file))
  return prepared && { id, keptAt: 0, ...prepared }
}

/** The same for the same picture, so that it stands in the history once. */
export function idOfLeft(left: string): string {
  const own = OWN_PICTURE.exec(left)
  return own ? `own-${own[1]}` : `left-${digestOf(left)}`
}

/** Two halves of 32 bits, as FNV-1a (Fowler, Noll, Vo), each with a factor of its own: it tells pictures apart, and keeps no secret. */
function digestOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x811c9dc5]
  for (let place = 0; place < text.length; place++) {
    const sign = text.charCodeAt(place)
    one = Math.imul(one ^ sign, 0x01000193)
    other = Math.imul(other ^ sign, 0x85ebca6b)
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('')
}
