import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportUsage } from '../../contract/analysis.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { callForFile } from '../file-call.ts'
import { Button } from '../kit/Button.tsx'
import { PlaceInLine } from '../kit/files/PlaceInLine.tsx'
import { saveFile } from '../kit/files/save-file.ts'

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
    <div className="flex flex-wrap items-center gap-12">
      <Button
        label={t(isPending ? 'analysis.exporting' : 'analysis.export')}
        about={name}
        icon={IconDownload}
        isBusy={isPending}
        onPress={() => mutate()}
      />
      <PlaceInLine place={place} className="text-meta text-second empty:hidden" />
    </div>
  )
}
