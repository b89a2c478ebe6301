import '../../locales/background-work-texts.ts'
import '../../locales/kept-members-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BackgroundWork } from '../../../contract/background-work.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { MarginSection } from '../../kit/MarginSection.tsx'
import { momentOf } from '../../kit/moments.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { KindTable } from './KindTable.tsx'
import { backgroundWork } from './queries.ts'
import { RestoredSection } from './RestoredSection.tsx'
import { jobText } from './work-words.ts'
import styles from './WorkView.module.css'

/** What waits, runs and has failed of the background work, and what operators decided about failures. */
export function WorkView() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(backgroundWork)
  if (!data && error)
    return <FailureFace isPart error={error} what={t('backgroundWork.failedToLoad')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  return (
    <div className={styles['view']}>
      <RestoredSection />
      <MarginSection title={t('backgroundWork.now')} hint={t('backgroundWork.nowHint')} content={styles['content']}>
        <KindTable kinds={data.kinds} />
      </MarginSection>
      <MarginSection
        title={t('backgroundWork.failures')}
        hint={t('backgroundWork.failuresHint')}
        content={styles['content']}
      >
        <FailedJobs />
      </MarginSection>
      <MarginSection
        title={t('backgroundWork.decisions')}
        hint={t('backgroundWork.decisionsHint')}
        content={styles['content']}
      >
        <Decisions decisions={data.decisions} />
      </MarginSection>
    </div>
  )
}

function Decisions({ decisions }: Pick<BackgroundWork, 'decisions'>) {
  const { t, i18n } = useTranslation()
  if (!decisions.length) return <p>{t('backgroundWork.noDecisions')}</p>
  return (
    <ul className={styles['list']}>
      {decisions.map(({ id, kind, jobId, what, actor, time }) => (
        <li key={id} className={styles['row']}>
          <div className={styles['about']}>
            <p>{jobText({ id: jobId, kind, mail: null }, t)}</p>
            <p className={styles['meta']}>
              {t('backgroundWork.decision', {
                what: t(`backgroundWork.did.${what}`),
                who: actor ?? t('backgroundWork.gone'),
                when: momentOf(time, i18n.language),
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
