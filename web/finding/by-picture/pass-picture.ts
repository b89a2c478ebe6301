import '../../locales/picture-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { drawOnWhite, openScaled } from '../../kit/pictures/scaled-picture.ts'
import { removeStored, writeStored } from '../../kit/storage.ts'
import { showToast } from '../../kit/toasts/toast.ts'

/** The key under which the AI page finds the picture to begin with (specification §2): an address of ours or a data URL. */
export const IMAGE_KEY = 'image'

/** Pixels of the longer side: more than the search needs; as JPEG some hundred kilobytes of the five megabytes of storage. */
const LONGEST_SIDE = 1600
const QUALITY = 0.85

let handOvers = 0

/** How often this tab has passed a picture on: the same picture may be passed twice. */
export function countPassedPictures(): number {
  return handOvers
}

/** The file behind an address, until the page is reloaded. */
let made: { address: string; file: File } | null = null

/** The file of the picture under `image`: a search with the file itself gives the same result as choosing it on the page `/ai`. */
export function passedFileOf(address: string): File | undefined {
  return made?.address === address ? made.file : undefined
}

/** Stores a picture for the page of the search by picture. Shows a message if the storage is full. */
export function passPicture(address: string, file: File | null = null): void {
  handOvers += 1
  made = file && { address, file }
  // Where storage is full, no picture is better than an outdated one.
  removeStored(IMAGE_KEY)
  if (!writeStored(IMAGE_KEY, address)) showToast(i18n.t('byPicture.notKept'))
}

/** As `passPicture`, for a file, scaled to fit the storage. Returns whether it is a picture, and shows a message if not. */
export async function passPictureFile(file: File): Promise<boolean> {
  const opened = await openScaled(file, LONGEST_SIDE)
  if (!opened) {
    showToast(i18n.t('byPicture.unreadable', { name: file.name }))
    return false
  }
  passPicture(drawOnWhite(opened.bitmap, opened.bitmap).toDataURL('image/jpeg', QUALITY), file)
  opened.bitmap.close()
  return true
}
