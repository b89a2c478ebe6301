import '../../locales/operator-texts.ts'
import '../../locales/workplace-texts.ts'
import '../../locales/background-work-texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workplace } from '../../../contract/workplace.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { Face } from '../../kit/Face.tsx'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { Matter } from './Matter.tsx'
import { MatterRow } from './MatterRow.tsx'
import { EndingCertificates, FailedPictures, IncompleteProducts, MissingFacts } from './ProductMatters.tsx'
import { workplace } from './queries.ts'
import { FailingWork } from './WorkMatter.tsx'
import styles from './Workplace.module.css'

interface WorkplaceViewProps {
  /** What staff can do about words that found nothing. */
  learn: (words: string) => ReactNode
}

/** What needs attention, each thing with its next step; if nothing does, it says so. */
export function WorkplaceView({ learn }: WorkplaceViewProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(workplace)
  const retry = () => void refetch()
  if (!data)
    return error ? (
      <FailureFace error={error} what={t('workplace.failed')} onRetry={retry} isPart />
    ) : (
      <output className={styles['skeleton']} aria-label={t('workplace.loading')} />
    )
  return (
    <>
      {error && (
        <p className={styles['stale']}>
          {t('workplace.stale', { reason: reasonOf(error, t) })} <RetryButton look="inline" onRetry={retry} />
        </p>
      )}
      {isCalm(data) ? (
        <Face title={t('workplace.calm')} hint={t('workplace.calmHint')} />
      ) : (
        <Matters data={data} learn={learn} />
      )}
    </>
  )
}

function Matters({ data, learn }: WorkplaceViewProps & { data: Workplace }) {
  return (
    <div className={styles['matters']}>
      {data.restored !== undefined && <RestoredBackup restored={data.restored} />}
      {data.certificates.count > 0 && <EndingCertificates certificates={data.certificates} />}
      {data.incomplete.count > 0 && <IncompleteProducts incomplete={data.incomplete} />}
      {data.facts.count > 0 && <MissingFacts facts={data.facts} />}
      {data.pictures.count > 0 && <FailedPictures pictures={data.pictures} />}
      <FailingWork work={data.work} stuck={data.stuck} />
      {data.companies !== undefined && data.companies.count > 0 && <Companies companies={data.companies} />}
      {data.searches.count > 0 && <UnfoundSearches searches={data.searches} learn={learn} />}
      {data.boards !== undefined && data.boards.count > 0 && <ReportedBoards boards={data.boards} />}
    </div>
  )
}

function UnfoundSearches({
  searches: { count, list },
  learn,
}: Pick<Workplace, 'searches'> & Pick<WorkplaceViewProps, 'learn'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  return (
    <Matter title={t('workplace.searches.title')} hint={t('workplace.searches.hint')} count={count} shown={list.length}>
      {list.map(({ words, unfound }) => (
        <li key={words} className={styles['search']}>
          <div className={styles['what']}>
            <p className={styles['name']}>{words}</p>
            <p className={styles['meta']}>
              {t('workplace.searches.times', { count: unfound, figure: figure(unfound) })}
            </p>
          </div>
          {learn(words)}
        </li>
      ))}
    </Matter>
  )
}

function RestoredBackup({ restored }: { restored: NonNullable<Workplace['restored']> }) {
  const { t, i18n } = useTranslation()
  const name = t('workplace.restored.what', { backup: momentOf(restored.backupTime, i18n.language) })
  return (
    <Matter title={t('workplace.restored.title')} hint={t('workplace.restored.hint')} count={1} shown={1}>
      <MatterRow
        name={name}
        step={{
          to: '/operator/work#restored',
          words: t('workplace.restored.step'),
          label: t('workplace.restored.stepOf', { name }),
        }}
      >
        {t('workplace.restored.when', { when: momentOf(restored.restoreTime, i18n.language) })}
      </MatterRow>
    </Matter>
  )
}

function Companies({ companies: { count, list } }: { companies: NonNullable<Workplace['companies']> }) {
  const { t, i18n } = useTranslation()
  return (
    <Matter
      title={t('workplace.companies.title')}
      hint={t('workplace.companies.hint')}
      count={count}
      shown={list.length}
    >
      {list.map(({ memberId, name, sendTime }) => (
        <MatterRow
          key={memberId}
          name={name}
          step={{
            to: `/operator/members/${memberId}#company`,
            words: t('workplace.companies.step'),
            label: t('workplace.companies.stepOf', { name }),
          }}
        >
          {t('workplace.companies.sent', { when: momentOf(sendTime, i18n.language) })}
        </MatterRow>
      ))}
    </Matter>
  )
}

function ReportedBoards({ boards: { count, list } }: { boards: NonNullable<Workplace['boards']> }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return (
    <Matter title={t('workplace.boards.title')} hint={t('workplace.boards.hint')} count={count} shown={list.length}>
      {list.map(({ id, name, ownerName, reports, reason, time }) => (
        <MatterRow
          key={id}
          name={name}
          step={{
            to: `/material/${id}`,
            words: t('workplace.boards.step'),
            label: t('workplace.boards.stepOf', { name }),
          }}
        >
          <p>{t('workplace.boards.reports', { name: ownerName, count: reports, figure: figure(reports) })}</p>
          <p>
            {reason} · {momentOf(time, i18n.language)}
          </p>
        </MatterRow>
      ))}
    </Matter>
  )
}

function isCalm({
  certificates,
  pictures,
  incomplete,
  facts,
  searches,
  boards,
  companies,
  work,
  stuck,
  restored,
}: Workplace): boolean {
  return (
    !restored &&
    [certificates, pictures, incomplete, facts, searches, boards, companies, work, stuck].every(
      (matter) => !matter?.count,
    )
  )
}
