import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { RecordsView } from '../keeping/records/RecordsView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/records/:kind: one of the lists of master data, for staff. */
export function RecordsPage() {
  const { t } = useTranslation()
  const { kind } = useParams()
  return (
    <OperatorFrame title={t('routes.operatorLists')}>
      <RecordsView kind={kind} />
    </OperatorFrame>
  )
}
