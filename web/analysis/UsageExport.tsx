import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { exportUsage } from '../../contract/analysis.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { callForFile } from '../file-call.ts'
import { Button } from '../kit/Button.tsx'
import { PlaceInLine } from '../kit/files/PlaceInLine.tsx'
import { useFileDownload } from '../use-file-download.ts'

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
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en'
  const { place, isPending, start } = useFileDownload((wish: Asked, options) =>
    callForFile(exportUsage, wish, { ...options, onProgress: () => undefined }),
  )
  return (
    <div className="flex flex-wrap items-center gap-12">
      <Button
        label={t(isPending ? 'analysis.exporting' : 'analysis.export')}
        about={name}
        icon={IconDownload}
        isBusy={isPending}
        onPress={() => start({ ...asked, what, language })}
      />
      <PlaceInLine place={place} className="text-meta text-second empty:hidden" />
    </div>
  )
}
