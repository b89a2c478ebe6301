import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnFiles } from '../contract/files.ts'
import type { CalledFile, FileCallOptions } from './file-call.ts'
import { saveFile } from './kit/files/save-file.ts'
import { showToast } from './kit/toasts/toast.ts'

export interface FileDownload<Wish> {
  /** 0..1 of the file; null while the server makes it. */
  share: number | null
  /** The place in the server's queue, 1 being the next; null once the file is being made. */
  place: number | null
  /** How many pictures were drawn for it; null while it needs none. */
  drawn: DrawnFiles | null
  isPending: boolean
  /** Does nothing while another file is loading. */
  start: (wish: Wish) => void
  stop: () => void
}

interface FileEnd {
  /** Says more of a saved file than its name. */
  onSaved?: (name: string, file: Pick<CalledFile, 'missing' | 'leftOut'>) => void
  /** Closes what the file was asked for in, if that is still shown. */
  onDone?: () => void
}

/** Fetches one file at a time, saves it and names it, also if its page is left meanwhile. A failure leaves all as it was. */
export function useFileDownload<Wish>(
  fetchFile: (wish: Wish, options: FileCallOptions) => Promise<CalledFile>,
  { onSaved, onDone }: FileEnd = {},
): FileDownload<Wish> {
  const { t } = useTranslation()
  const underWay = useRef<AbortController>(null)
  const [share, setShare] = useState<number | null>(null)
  const [place, setPlace] = useState<number | null>(null)
  const [drawn, setDrawn] = useState<DrawnFiles | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (wish: Wish) => {
      const giveUp = new AbortController()
      underWay.current = giveUp
      setShare(null)
      const onPlace: FileCallOptions['onPlace'] = (now, drawnNow) => {
        setPlace(now)
        setDrawn(drawnNow)
      }
      return fetchFile(wish, { signal: giveUp.signal, onProgress: setShare, onPlace })
    },
    onSuccess: ({ name, content, ...file }) => {
      saveFile(name, content)
      showToast(t('fileLine.saved', { file: name }))
      onSaved?.(name, file)
    },
  })
  return {
    share,
    place,
    drawn,
    isPending,
    start: (wish) => {
      // Called only while the part that asked is shown.
      if (!isPending) mutate(wish, { onSuccess: () => onDone?.() })
    },
    stop: () => underWay.current?.abort(),
  }
}
