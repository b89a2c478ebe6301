import { useState } from 'react'
import { uploadPicture } from '../../../../../contract/keeping/products.ts'
import type { PictureEntry } from '../../../../../contract/keeping/product-record.ts'
import { call } from '../../../../api.ts'
import { reportFailure } from '../../../../errors/report.ts'
import { createTellingTransport } from '../../../../kit/files/telling-transport.ts'
import { useForm } from '../form-context.ts'

/** Long enough for a large picture on a slow line. */
const TIMEOUT_MS = 5 * 60_000

interface Sending {
  name: string
  percent: number
}

/** Uploads pictures one after the other; each appears once the server has it. */
export function useUploads(onPictures: (pictures: PictureEntry[]) => void) {
  const { notePicture } = useForm()
  const [sending, setSending] = useState<Sending | null>(null)
  const send = async (file: File): Promise<PictureEntry> => {
    const tell = (share: number | null) => setSending({ name: file.name, percent: Math.floor((share ?? 1) * 100) })
    const facts = await call(
      uploadPicture,
      {},
      { file, timeoutMs: TIMEOUT_MS, transport: createTellingTransport(tell) },
    )
    notePicture(facts)
    return { picture: facts.picture, mmWidth: null }
  }
  const upload = async (files: readonly File[], standing: readonly PictureEntry[], most: number) => {
    let pictures = [...standing]
    for (const file of files) {
      try {
        const entry = await send(file)
        const isThere = pictures.some(({ picture }) => picture === entry.picture)
        if (most === 1) pictures = [entry]
        else if (!isThere) pictures = [...pictures, entry]
        onPictures(pictures)
      } catch (error) {
        reportFailure(error)
      }
    }
    setSending(null)
  }
  return { sending, upload }
}
