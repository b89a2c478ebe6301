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
import { newPictureId, usePictureKeeping } from './searched-picture.ts'
import { tryPicture } from './searching.ts'

const MEGABYTE = 1024 * 1024

/** Takes a file that was dropped, pasted or chosen; what is no picture to us is told, and the picture before it stays. */
export function usePictureOffer(onTaken: (id: string) => void) {
  const { t } = useTranslation()
  const keep = usePictureKeeping()
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const lastOffer = useRef(0)

  const offer = async (file: File | null) => {
    lastOffer.current += 1
    const own = lastOffer.current
    const isLast = () => own === lastOffer.current
    setComplaint(null)
    if (!file) return setComplaint(t('imageSearch.noFile'))
    // No server need be asked, nor anybody sign in, to be told as much.
    if (file.type && !file.type.startsWith('image/'))
      return setComplaint(t('imageSearch.noPicture', { name: file.name }))
    setIsOpening(true)
    try {
      const prepared = await preparePicture(file)
      const id = newPictureId()
      // The browser cannot read it; perhaps the server can, and else it says best why not.
      if (!prepared && isLast() && !(await isTakenByServer(id, file))) return undefined
      if (!isLast()) return undefined
      await keep({ id, thumbnail: null, file, ...prepared })
      removeStored(IMAGE_KEY)
      onTaken(id)
      if (!currentUser()) openLogin()
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
      openLogin({ onSignedIn: () => void offer(file) })
      return false
    }
    await tryPicture(id, file)
    return true
  }
  return { offer: (file: File | null) => void offer(file), complaint, isOpening }
}

/** As a telephone writes it; not every system knows the type by its name. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
