import '../../locales/operator-texts.ts'
import '../../locales/workplace-texts.ts'
import '../../locales/background-work-texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getWorkplace, type Workplace } from '../../../contract/workplace.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { Face } from '../../kit/Face.tsx'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { Matter, MatterRow } from './Matter.tsx'
import { EndingCertificates, FailedPictures, IncompleteProducts, MissingFacts } from './ProductMatters.tsx'
import { FailingWork, RestoredBackup } from './ServerMatters.tsx'

interface WorkplaceViewProps {
  /** What staff can do about words that found nothing. */
  learn: (words: string) => ReactNode
}

/** What needs attention, each thing with its next step; if nothing does, it says so. */
export function WorkplaceView({ learn }: WorkplaceViewProps) {
  const { t } = useTranslation()
  const workplace = useQuery(query(getWorkplace, {}, { isSilent: true, isFresh: true }))
  return (
    <Answer query={workplace} failed={t('workplace.failed')}>
      {(data) =>
        isCalm(data) ? (
          <Face title={t('workplace.calm')} hint={t('workplace.calmHint')} />
        ) : (
          <div className="grid columns-fit-600 items-start gap-x-56 gap-y-44">
            {data.restored && <RestoredBackup {...data.restored} />}
            <EndingCertificates {...data.certificates} />
            <IncompleteProducts {...data.incomplete} />
            <MissingFacts {...data.facts} />
            <FailedPictures {...data.pictures} />
            <FailingWork work={data.work} stuck={data.stuck} />
            {data.companies && <Companies {...data.companies} />}
            <UnfoundSearches {...data.searches} learn={learn} />
            {data.boards && <ReportedBoards {...data.boards} />}
          </div>
        )
      }
    </Answer>
  )
}

function UnfoundSearches({ count, list, learn }: Workplace['searches'] & WorkplaceViewProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  return (
    <Matter title={t('workplace.searches.title')} hint={t('workplace.searches.hint')} count={count} shown={list.length}>
      {list.map(({ words, unfound }) => (
        <MatterRow key={words} name={words} step={learn(words)}>
          {t('workplace.searches.times', { count: unfound, figure: figure(unfound) })}
        </MatterRow>
      ))}
    </Matter>
  )
}

function Companies({ count, list }: NonNullable<Workplace['companies']>) {
  const { t, i18n } = useTranslation()
  const step = t('workplace.companies.step')
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
          step={<LinkButton to={`/operator/members/${memberId}#company`} label={step} about={name} />}
        >
          {t('workplace.companies.sent', { when: momentOf(sendTime, i18n.language) })}
        </MatterRow>
      ))}
    </Matter>
  )
}

function ReportedBoards({ count, list }: NonNullable<Workplace['boards']>) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const step = t('workplace.boards.step')
  return (
    <Matter title={t('workplace.boards.title')} hint={t('workplace.boards.hint')} count={count} shown={list.length}>
      {list.map(({ id, name, ownerName, reports, reason, time }) => (
        <MatterRow key={id} name={name} step={<LinkButton to={`/material/${id}`} label={step} about={name} />}>
          <p>{t('workplace.boards.reports', { name: ownerName, count: reports, figure: figure(reports) })}</p>
          <p>
            {reason} · {momentOf(time, i18n.language)}
          </p>
        </MatterRow>
      ))}
    </Matter>
  )
}

function isCalm({ restored, ...matters }: Workplace): boolean {
  return !restored && Object.values(matters).every((matter) => !matter?.count)
}
