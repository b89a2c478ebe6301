import '../../locales/picture-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { drawOnWhite, openScaled } from '../../ui/pictures/scaled-picture.ts'
import { removeStored, writeStored } from '../../ui/storage.ts'
import { showToast } from '../../ui/toasts/toast.ts'

/** Where the AI page looks for the picture to begin with (specification §2): an address of ours or a data URL. */
export const IMAGE_KEY = 'image'

/** Pixels of the longer side: more than the search looks at, and as JPEG some hundred kilobytes of the five megabytes there are. */
const LONGEST_SIDE = 1600
const QUALITY = 0.85

let handOvers = 0

/** How often a picture was handed over in this tab: the same one may be, twice. */
export function countPassedPictures(): number {
  return handOvers
}

/** The file that an address was made of, as long as this document lasts. */
let made: { address: string; file: File } | null = null

/** What a picture under `image` was made of: searched with itself it is as good, and the same, as where it is chosen on the AI page. */
export function passedFileOf(address: string): File | undefined {
  return made?.address === address ? made.file : undefined
}

/** Lays a picture ready for the AI page. Says so where it cannot be kept. */
export function passPicture(address: string, file: File | null = null): void {
  handOvers += 1
  made = file && { address, file }
  // Where the storage is full, no picture is better than an earlier one.
  removeStored(IMAGE_KEY)
  if (!writeStored(IMAGE_KEY, address)) showToast(i18n.t('byPicture.notKept'))
}

/** As `handOver`, of a file, made small enough for the storage. Answers whether it is a picture; says so where it is none. */
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
