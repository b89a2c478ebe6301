import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { ImportView } from '../imports/screen/ImportView.tsx'
import { oneImport } from '../imports/screen/queries.ts'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/import/:id: one import by the staff, from upload to report. */
export function ImportPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  // The view requests it; here its name is only read from the cache.
  const { data } = useQuery({ ...oneImport(id), enabled: false })
  return (
    <OperatorFrame title={data?.name ?? t('routes.operatorImport')}>
      <ImportView key={id} id={id} onDiscarded={() => void navigate('/operator/import')} />
    </OperatorFrame>
  )
}
