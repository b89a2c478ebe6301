import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LARGEST_QUERY_PICTURE_BYTES } from '../../contract/image-search.ts'
import { AnswerError } from '../api.ts'
import { IMAGE_KEY } from '../catalogue/by-picture/hand-over.ts'
import { reasonOf } from '../errors/message.ts'
import { currentUser } from '../members/current-user.ts'
import { openLogin } from '../members/login-dialog.ts'
import { removeStored } from '../ui/storage.ts'
import { preparePicture } from './picture-file.ts'
import { usePictureKeeping } from './searched-picture.ts'
import { tryPicture } from './searching.ts'

const MEGABYTE = 1024 * 1024

interface OfferOptions {
  /** Answers whether the page is still in sight: it may be left while a picture is opened. */
  onTaken: (id: string) => boolean
  isInSight: () => boolean
}

/** Takes a file that was dropped, pasted or chosen; what is no picture to us is told, and the picture before it stays. */
export function usePictureOffer({ onTaken, isInSight }: OfferOptions) {
  const { t } = useTranslation()
  const beginKeeping = usePictureKeeping()
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const lastOffer = useRef(0)

  const offer = async (file: File | null) => {
    if (!file) return setComplaint(t('imageSearch.noFile'))
    // No server need be asked, nor anybody sign in, to be told as much.
    if (file.type && !file.type.startsWith('image/'))
      return setComplaint(t('imageSearch.noPicture', { name: file.name }))
    // Only now: one that is being opened goes on beside what is none.
    lastOffer.current += 1
    const own = lastOffer.current
    const isLast = () => own === lastOffer.current
    const keep = beginKeeping()
    setComplaint(null)
    setIsOpening(true)
    try {
      const prepared = await preparePicture(file)
      const id = newPictureId()
      // The browser cannot read it; perhaps the server can, and else it says best why not.
      if (!prepared && isLast() && !(await isTakenByServer(id, file))) return undefined
      if (!isLast() || !(await keep({ id, thumbnail: null, file, ...prepared }))) return undefined
      removeStored(IMAGE_KEY)
      if (onTaken(id) && !currentUser()) openLogin()
    } catch (error) {
      const isTold = error instanceof AnswerError && error.isSilent
      if (isLast() && !isTold) setComplaint(reasonOf(error, t))
    } finally {
      if (isLast()) setIsOpening(false)
    }
    return undefined
  }

  const isTakenByServer = async (id: string, file: File) => {
    if (isHeic(file)) {
      setComplaint(t('imageSearch.heic', { name: file.name }))
      return false
    }
    if (file.size > LARGEST_QUERY_PICTURE_BYTES) {
      setComplaint(t('imageSearch.tooLarge', { megabytes: LARGEST_QUERY_PICTURE_BYTES / MEGABYTE }))
      return false
    }
    if (!currentUser()) {
      if (isInSight()) openLogin({ onSignedIn: () => void offer(file) })
      return false
    }
    await tryPicture(id, file)
    return true
  }
  return { offer: (file: File | null) => void offer(file), complaint, isOpening }
}

/** Not by randomUUID, which a page without TLS does not have. */
function newPictureId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(36)).join('')
}

/** As a telephone writes it; not every system knows the type by its name. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
