import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { exportAudit, MOST_EXPORTED_CHANGES } from '../../../contract/audit.ts'
import type { AuditFilters } from '../../../contract/audit.ts'
import { callForFile } from '../../file-call.ts'
import buttons from '../../kit/buttons.module.css'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import { saveFile } from '../../kit/files/save-file.ts'
import { filtersIn } from './audit-address.ts'
import styles from './AuditView.module.css'
import '../../locales/operator-texts.ts'
import '../../locales/audit-texts.ts'

/** Exports the filtered changes as a table. */
export function AuditExport() {
  const { t, i18n } = useTranslation()
  const [address] = useSearchParams()
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (filters: AuditFilters) => {
      const { signal } = new AbortController()
      const waiting = { signal, onPlace: setPlace, onProgress: () => {} }
      const { name, content } = await callForFile(exportAudit, { ...filters, format: 'csv' }, waiting)
      saveFile(name, content)
    },
  })
  const most = new Intl.NumberFormat(i18n.language).format(MOST_EXPORTED_CHANGES)
  return (
    <div className={styles['export']}>
      <button
        type="button"
        className={buttons['plain']}
        title={t('audit.exportHint', { most })}
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => mutate(filtersIn(address))}
      >
        <IconDownload aria-hidden />
        {t(isPending ? 'audit.exporting' : 'audit.export')}
      </button>
      <PlaceInLine place={place} className={styles['place']} />
    </div>
  )
}
