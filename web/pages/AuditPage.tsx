import { useTranslation } from 'react-i18next'
import { AuditExport } from '../operator/audit/AuditExport.tsx'
import { AuditView } from '../operator/audit/AuditView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/audit: who changed what in the catalogue, when, and by which import. */
export function AuditPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('audit.title')} hint={t('audit.hint')} actions={<AuditExport />}>
      <AuditView />
    </OperatorFrame>
  )
}
