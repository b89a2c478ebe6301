import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LARGEST_QUERY_PICTURE_BYTES, MOST_QUERY_PICTURE_PIXELS } from '../../../contract/image-search.ts'
import { AnswerError } from '../../api.ts'
import { IMAGE_KEY } from '../../finding/by-picture/pass-picture.ts'
import { reasonOf } from '../../errors/message.ts'
import { currentUser } from '../../members/session/current-user.ts'
import { openLogin } from '../../members/login/login-dialog.ts'
import { pixelsOf } from '../../kit/pictures/scaled-picture.ts'
import { removeStored } from '../../kit/storage.ts'
import { digestOf } from './content-digest.ts'
import { kindOf, pixelsOfPng } from './file-kind.ts'
import { isTakenType, preparePicture } from './picture-file.ts'
import { usePictureKeeping } from './searched-picture.ts'
import { tryPicture } from '../searching.ts'

const MEGABYTE = 1024 * 1024
/** The server's code for a file that it cannot read. */
const REFUSED = 400

interface OfferOptions {
  /** Returns whether the page is still in sight: it may be left while a picture opens. */
  onTaken: (id: string) => boolean
  isInSight: () => boolean
}

/** Takes a dropped, pasted or chosen file. Anything but a picture is refused with a message, and the previous picture stays. */
export function usePictureInput({ onTaken, isInSight }: OfferOptions) {
  const { t } = useTranslation()
  const beginKeeping = usePictureKeeping()
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const lastOffer = useRef(0)

  const offer = async (file: File | null) => {
    if (!file) return setComplaint(t('imageSearch.noFile'))
    // This needs neither the server nor a signed-in member.
    if (file.type && !file.type.startsWith('image/'))
      return setComplaint(t('imageSearch.noPicture', { name: file.name }))
    // Only now: a picture that is opening continues while other files are refused.
    lastOffer.current += 1
    const own = lastOffer.current
    const isLast = () => own === lastOffer.current
    const keep = beginKeeping()
    setComplaint(null)
    setIsOpening(true)
    try {
      const prepared = await preparePicture(file)
      const complaintOf = prepared ? null : await reasonToRefuse(file)
      if (complaintOf !== null && isLast()) setComplaint(complaintOf)
      if (complaintOf !== null) return undefined
      // Equal for equal pictures, whatever the file's name: each stands in the history once.
      const id = `sent-${digestOf(new Uint8Array(await (prepared?.file ?? file).arrayBuffer()))}`
      // The browser cannot read it; perhaps the server can.
      if (!prepared && isLast() && !(await isTakenByServer(id, file))) return undefined
      if (!isLast() || !(await keep({ id, thumbnail: null, file, ...prepared }))) return undefined
      removeStored(IMAGE_KEY)
      if (onTaken(id) && !currentUser()) openLogin({ purpose: 'picture' })
    } catch (error) {
      const isTold = error instanceof AnswerError && error.isSilent
      const isRefused = error instanceof AnswerError && error.code === REFUSED
      // The server's message names a field for programmers; people get the meaning.
      if (isLast() && !isTold)
        setComplaint(isRefused ? t('imageSearch.damaged', { name: file.name }) : reasonOf(error, t))
    } finally {
      if (isLast()) setIsOpening(false)
    }
    return undefined
  }

  const isTakenByServer = async (id: string, file: File) => {
    if (!currentUser()) {
      if (isInSight()) openLogin({ purpose: 'picture', onSignedIn: () => void offer(file) })
      return false
    }
    await tryPicture(id, file)
    return true
  }

  /** Why the server would refuse this file; null for a picture that only this browser may not support. */
  const reasonToRefuse = async (file: File): Promise<string | null> => {
    const { name } = file
    const kind = await kindOf(file)
    if (kind === 'empty') return t('imageSearch.emptyFile', { name })
    if (kind === 'heic' || isHeic(file)) return t('imageSearch.heic', { name })
    if (kind === 'other') return t(isTakenType(file) ? 'imageSearch.noPicture' : 'imageSearch.notTaken', { name })
    if (file.size > LARGEST_QUERY_PICTURE_BYTES)
      return t('imageSearch.tooLarge', { megabytes: LARGEST_QUERY_PICTURE_BYTES / MEGABYTE })
    const pixels = (await pixelsOfPng(file)) ?? (await pixelsOf(file))
    return pixels > MOST_QUERY_PICTURE_PIXELS
      ? t('imageSearch.tooManyPixels', { name, megapixels: MOST_QUERY_PICTURE_PIXELS / 1e6 })
      : null
  }
  return { offer: (file: File | null) => void offer(file), complaint, isOpening }
}

/** Telephones write HEIC; not every system knows the type by the file's name. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
