import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportItems } from '../../../contract/favourites.ts'
import type { FolderExportFormat, ExportQuery } from '../../../contract/favourites.ts'
import type { Language } from '../../../contract/problem.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { showToast } from '../../ui/toasts/toast.ts'

export interface ExportWish {
  favoritesId: string
  /** What is seen is what goes into the file. */
  query: ExportQuery
  format: FolderExportFormat
  language: Language
}

/** Fetches a folder as a file and hands it to the downloads. Whoever leaves the page meanwhile still gets it. */
export function useExport() {
  const { t } = useTranslation()
  const underWay = useRef<AbortController>(null)
  /** 0..1 of the file; null while it is being made. */
  const [share, setShare] = useState<number | null>(null)
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ query, ...wish }: ExportWish) => {
      const giveUp = new AbortController()
      underWay.current = giveUp
      setShare(null)
      return callForFile(
        exportItems,
        { ...query, ...wish },
        { signal: giveUp.signal, onProgress: setShare, onPlace: setPlace },
      )
    },
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('export.saved', { file: name }))
    },
  })
  return {
    share,
    place,
    isPending,
    start: (wish: ExportWish) => {
      if (!isPending) mutate(wish)
    },
    stop: () => underWay.current?.abort(),
  }
}
