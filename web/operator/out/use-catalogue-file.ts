import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { showToast } from '../../ui/toasts/toast.ts'

/** Fetches the catalogue as a file and hands it to the downloads. Whoever leaves the page meanwhile still gets it. */
export function useCatalogueFile() {
  const { t } = useTranslation()
  const underWay = useRef<AbortController>(null)
  /** 0..1 of the file; null while it is being made. */
  const [share, setShare] = useState<number | null>(null)
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (wish: InputOf<typeof exportCatalogue>) => {
      const giveUp = new AbortController()
      underWay.current = giveUp
      setShare(null)
      return callForFile(exportCatalogue, wish, { signal: giveUp.signal, onProgress: setShare, onPlace: setPlace })
    },
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('catalogueFile.saved', { file: name }))
    },
  })
  return {
    share,
    place,
    isPending,
    start: (wish: InputOf<typeof exportCatalogue>) => {
      if (!isPending) mutate(wish)
    },
    stop: () => underWay.current?.abort(),
  }
}
