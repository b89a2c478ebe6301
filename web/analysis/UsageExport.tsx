import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportUsage } from '../../contract/analysis.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { callForFile } from '../file-call.ts'
import buttons from '../kit/buttons.module.css'
import { PlaceInLine } from '../kit/files/PlaceInLine.tsx'
import { saveFile } from '../kit/files/save-file.ts'
import styles from './UsageExport.module.css'

type Asked = InputOf<typeof exportUsage>

interface UsageExportProps {
  what: Asked['what']
  asked: Omit<Asked, 'what' | 'format' | 'language'>
  /** The name of the page's section. */
  name: string
}

/** Exports the figures in sight as a table. */
export function UsageExport({ what, asked, name }: UsageExportProps) {
  const { t, i18n } = useTranslation()
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en'
      const { signal } = new AbortController()
      const waiting = { signal, onPlace: setPlace, onProgress: () => {} }
      const file = await callForFile(exportUsage, { ...asked, what, language }, waiting)
      saveFile(file.name, file.content)
    },
  })
  return (
    <div className={styles['export']}>
      <button
        type="button"
        className={buttons['plain']}
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => mutate()}
      >
        <IconDownload aria-hidden />
        {t(isPending ? 'analysis.exporting' : 'analysis.export')}
        <span className="visually-hidden">{name}</span>
      </button>
      <PlaceInLine place={place} className={styles['place']} />
    </div>
  )
}
