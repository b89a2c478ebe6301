import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getProjectNews, type ProjectNews as NewsOfProject, type Waiting } from '../../../contract/projects.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { workAddress } from '../../workspace/work-address.ts'
import { dayText } from '../project-facts.ts'
import { Ago, Few } from './news-parts.tsx'
import { Questions, WaitsOfSent } from './SentNews.tsx'

/** What waits in a project and for whom, and what was changed lately. */
export function ProjectNews({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const news = useQuery(query(getProjectNews, { id: projectId }, { isSilent: true, isFresh: true }))
  return (
    <Answer query={news} failed={t('projects.newsFailed')} skeletonHeight={140}>
      {(data) => <News projectId={projectId} news={data} now={news.dataUpdatedAt} />}
    </Answer>
  )
}

function News({ projectId, news, now }: { projectId: string; news: NewsOfProject; now: number }) {
  const { t } = useTranslation()
  const { waiting, questions, changed, sent } = news
  const isSentDone = !sent || sent.changed.length + sent.untaken.length === 0
  const isSome = waiting.length + questions.length > 0 || !isSentDone
  return (
    <div className={isSome ? BESIDE : 'grid grid-cols-1 gap-28'}>
      <Section title={t('projects.waits')}>
        <div className="grid grid-cols-1 gap-24">
          {!isSome && <p className="text-second">{t('projects.nothingWaits')}</p>}
          {waiting.length > 0 && <WhatWaits waiting={waiting} now={now} />}
          {questions.length > 0 && <Questions projectId={projectId} questions={questions} now={now} />}
          {!isSentDone && <WaitsOfSent projectId={projectId} sent={sent} now={now} />}
        </div>
      </Section>
      <Section title={t('projects.changedLately')}>
        <ChangedLately changed={changed} now={now} isWide={!isSome} />
      </Section>
    </div>
  )
}

// Without anything that waits, what was changed has the whole width.
const BESIDE =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-48 gap-y-28 max-[1023px]:grid-cols-1 phone:grid-cols-1'

function WhatWaits({ waiting, now }: { waiting: readonly Waiting[]; now: number }) {
  const { t } = useTranslation()
  const [mine, others] = [true, false].map((isMine) => waiting.filter((one) => one.isMine === isMine))
  return (
    <div className="grid grid-cols-2 gap-x-32 gap-y-20 phone:grid-cols-1">
      {[
        { title: t('projects.forYou'), list: mine ?? [] },
        { title: t('projects.forOthers'), list: others ?? [] },
      ].map(
        ({ title, list }) =>
          list.length > 0 && (
            <Section key={title} title={title} level={3}>
              <Few what={title} list={list} keyOf={(one) => `${one.what} ${one.kind} ${one.refId} ${one.time}`}>
                {(one) => <WaitingRow one={one} now={now} />}
              </Few>
            </Section>
          ),
      )}
    </div>
  )
}

function WaitingRow({ one, now }: { one: Waiting; now: number }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const { kind, refId, name, what, who, count, dueOn } = one
  const words = t(`projects.waiting.${what}`, { count, figure: figure(count) })
  const said = [
    who === null ? words : t('projects.forWhom', { what: words, who }),
    dueOn && t('projects.due', { day: dayText(dueOn, i18n.language) }),
  ]
  return (
    <>
      <Thing kind={kind} refId={refId} name={name} />
      <p className="text-meta text-second">
        {said.filter(Boolean).join(' · ')} · <Ago moment={one.time} now={now} />
      </p>
    </>
  )
}

interface ChangedLatelyProps extends Pick<NewsOfProject, 'changed'> {
  now: number
  isWide: boolean
}

function ChangedLately({ changed, now, isWide }: ChangedLatelyProps) {
  const { t } = useTranslation()
  if (changed.length === 0) return <p className="text-second">{t('projects.nothingChanged')}</p>
  return (
    <Few
      what={t('projects.changedLately')}
      list={changed}
      keyOf={({ kind, refId }) => `${kind} ${refId}`}
      isWide={isWide}
    >
      {({ kind, refId, name, time }) => (
        <>
          <Thing kind={kind} refId={refId} name={name} />
          <p className="text-meta text-second">
            {t(`projects.kinds.${kind}`)} · <Ago moment={time} now={now} />
          </p>
        </>
      )}
    </Few>
  )
}

function Thing({ kind, refId, name }: Pick<Waiting, 'kind' | 'refId' | 'name'>) {
  return <LinkButton look="name" label={name} to={workAddress(kind, refId)} />
}
