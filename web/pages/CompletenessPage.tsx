import { useTranslation } from 'react-i18next'
import { CompletenessView } from '../keeping/completeness/CompletenessView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/completeness: how complete the products on sale are, and what to complete next. */
export function CompletenessPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('completeness.title')} hint={t('completeness.hint')}>
      <CompletenessView />
    </OperatorFrame>
  )
}
