import { LARGEST_UPLOAD_BYTES, MOST_UPLOAD_PIXELS, uploadFile } from '../../../../contract/uploads.ts'
import { call } from '../../../api.ts'

const complaints = ['tooLarge', 'unreadable', 'tooManyPixels'] as const

/** Why a file is not uploaded. */
export class PictureRefusal extends Error {
  readonly complaint: (typeof complaints)[number]

  constructor(complaint: PictureRefusal['complaint']) {
    super(`the picture is not sent: ${complaint}`)
    this.name = 'PictureRefusal'
    this.complaint = complaint
  }
}

export interface SentPicture {
  key: string
  /** Valid for an hour. */
  address: string
  width: number
  height: number
}

/** Uploads a file as a private picture of the member. Throws PictureRefusal, AnswerError, TransportError, or the signal's abort. */
export async function sendPicture(file: File, signal: AbortSignal): Promise<SentPicture> {
  if (file.size > LARGEST_UPLOAD_BYTES) throw new PictureRefusal('tooLarge')
  const size = await sizeOf(file)
  if (size.width * size.height > MOST_UPLOAD_PIXELS) throw new PictureRefusal('tooManyPixels')
  const address = await call(uploadFile, { directory: 'board' }, { file, signal })
  const [key] = /[0-9a-f]{32}/.exec(address) ?? []
  if (key === undefined) throw new Error('the address of a picture has no key')
  return { key, address, ...size }
}

/** The size of a picture as browsers show it, read without decoding it. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    const loaded = new Promise<void>((resolve, reject) => {
      image.addEventListener('load', () => resolve())
      image.addEventListener('error', () => reject(new PictureRefusal('unreadable')))
    })
    image.src = address
    await loaded
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}
