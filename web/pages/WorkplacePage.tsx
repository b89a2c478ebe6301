import { useTranslation } from 'react-i18next'
import { LearnFromWords } from '../keeping/learning/LearnFromWords.tsx'
import { Permitted } from '../members/Permitted.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { WorkplaceView } from '../operator/workplace/WorkplaceView.tsx'

/** /operator: the staff's first page, with what needs attention. */
export function WorkplacePage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('workplace.title')} hint={t('workplace.hint')}>
      <WorkplaceView learn={learn} />
    </OperatorFrame>
  )
}

function learn(words: string) {
  return (
    <Permitted permission="catalogue:keep">
      <LearnFromWords words={words} />
    </Permitted>
  )
}
