import { useTranslation } from 'react-i18next'
import { AnalysisView } from '../analysis/AnalysisView.tsx'
import type { UnfoundActions } from '../analysis/unfound-actions.ts'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { AddSynonym } from './AddSynonym.tsx'

const unfoundActions: UnfoundActions = (words) => <AddSynonym words={words} />

/** /operator/analysis: what the catalogue is used for. */
export function AnalysisPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('analysis.title')} hint={t('analysis.hint')}>
      <AnalysisView unfoundActions={unfoundActions} />
    </OperatorFrame>
  )
}
