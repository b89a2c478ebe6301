import '../../locales/operator-texts.ts'
import '../../locales/audit-texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { exportAudit, isInOrder, MOST_EXPORTED_CHANGES, type AuditFilters } from '../../../contract/audit.ts'
import { callForFile } from '../../file-call.ts'
import { Button } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import { useFileDownload } from '../../use-file-download.ts'
import { useAudit } from './queries.ts'

/** Exports the filtered changes as a table. */
export function AuditExport() {
  const { t } = useTranslation()
  const figure = useFigures()
  const { filters } = useAudit()
  const { isPending, place, start } = useFileDownload((wish: AuditFilters, options) =>
    callForFile(exportAudit, { ...wish, format: 'csv' }, options),
  )
  return (
    <div className="flex flex-wrap items-center gap-12">
      <PlaceInLine place={place} className="text-meta text-second empty:hidden" />
      <Button
        label={t(isPending ? 'audit.exporting' : 'audit.export')}
        note={t('audit.exportHint', { most: figure(MOST_EXPORTED_CHANGES) })}
        icon={IconDownload}
        isBusy={isPending}
        why={isInOrder(filters) ? undefined : t('audit.crossed')}
        onPress={() => start(filters)}
      />
    </div>
  )
}
