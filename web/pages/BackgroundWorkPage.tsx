import { useTranslation } from 'react-i18next'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { LookAgain } from '../operator/work/LookAgain.tsx'
import { WorkView } from '../operator/work/WorkView.tsx'

/** /operator/work: what the servers do in the background, and what of it has failed. */
export function BackgroundWorkPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('backgroundWork.title')} hint={t('backgroundWork.hint')} actions={<LookAgain />}>
      <WorkView />
    </OperatorFrame>
  )
}
