import { useTranslation } from 'react-i18next'
import { AnalysisView } from '../analysis/AnalysisView.tsx'
import type { UnfoundActions } from '../analysis/Searches.tsx'
import { LearnFromWords } from '../keeping/learning/LearnFromWords.tsx'
import { Permitted } from '../members/Permitted.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

const unfoundActions: UnfoundActions = (words) => (
  <Permitted permission="catalogue:keep">
    <LearnFromWords words={words} />
  </Permitted>
)

/** /operator/analysis: usage of the catalogue. */
export function AnalysisPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('analysis.title')} hint={t('analysis.hint')}>
      <AnalysisView unfoundActions={unfoundActions} />
    </OperatorFrame>
  )
}
