import { useTranslation } from 'react-i18next'
import { AnalysisView } from '../analysis/AnalysisView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { AddSynonym } from './AddSynonym.tsx'

/** /operator/analysis: what the catalogue is used for. */
export function AnalysisPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('analysis.title')} hint={t('analysis.hint')}>
      <AnalysisView unfoundActions={(words) => <AddSynonym words={words} />} />
    </OperatorFrame>
  )
}
