import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getProjectNews, type ProjectNews as News, type Question, type Waiting } from '../../../contract/projects.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { momentOf, timeAgo } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { partAddress } from '../../workspace/named-part.ts'
import { sentAddress, workAddress } from '../../workspace/work-address.ts'
import { dayText } from '../project-facts.ts'

/** More are shown on request. */
const SHOWN = 5

/** What waits in a project and for whom, and what was changed lately. */
export function ProjectNews({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const news = useQuery(query(getProjectNews, { id: projectId }, { isSilent: true, isFresh: true }))
  return (
    <Answer query={news} failed={t('projects.newsFailed')} skeletonHeight={140}>
      {(data) => (
        <div className={data.waiting.length + data.questions.length > 0 ? BESIDE : 'grid grid-cols-1 gap-28'}>
          <Section title={t('projects.waits')}>
            <WhatWaits waiting={data.waiting} hasQuestions={data.questions.length > 0} now={news.dataUpdatedAt} />
            {data.questions.length > 0 && (
              <Questions projectId={projectId} questions={data.questions} now={news.dataUpdatedAt} />
            )}
          </Section>
          <Section title={t('projects.changedLately')}>
            <ChangedLately
              changed={data.changed}
              now={news.dataUpdatedAt}
              isWide={data.waiting.length + data.questions.length === 0}
            />
          </Section>
        </div>
      )}
    </Answer>
  )
}

// Without anything that waits, what was changed has the whole width.
const BESIDE =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-48 gap-y-28 max-[1023px]:grid-cols-1 phone:grid-cols-1'

interface WhatWaitsProps {
  waiting: readonly Waiting[]
  /** Below it stands what clients ask. */
  hasQuestions: boolean
  now: number
}

function WhatWaits({ waiting, hasQuestions, now }: WhatWaitsProps) {
  const { t } = useTranslation()
  const [mine, others] = [true, false].map((isMine) => waiting.filter((one) => one.isMine === isMine))
  if (waiting.length === 0) return hasQuestions ? null : <p className="text-second">{t('projects.nothingWaits')}</p>
  return (
    <div className={`grid grid-cols-2 gap-x-32 gap-y-20 phone:grid-cols-1 ${hasQuestions ? 'mb-24' : ''}`}>
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

interface QuestionsProps {
  projectId: string
  questions: readonly Question[]
  now: number
}

/** What clients ask of the last version that was sent. */
function Questions({ projectId, questions, now }: QuestionsProps) {
  const { t } = useTranslation()
  const title = t('projects.questions')
  return (
    <Section title={title} level={3}>
      <Few
        what={title}
        list={questions}
        keyOf={({ what, id, line }) => `${what} ${id} ${line?.budgetId ?? ''} ${line?.lineId ?? ''}`}
      >
        {(question) => <QuestionRow projectId={projectId} question={question} now={now} />}
      </Few>
    </Section>
  )
}

function QuestionRow({ projectId, question, now }: { projectId: string; question: Question; now: number }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { what, number, who, words, line, time } = question
  const version = t('projects.version', { number: figure(number) })
  const name = nameOf(isChinese, question) || version
  const to = line
    ? partAddress(workAddress('budget', line.budgetId), 'line', line.lineId)
    : sentAddress(projectId, number)
  return (
    <>
      <LinkButton look="name" label={name} to={to} />
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <p className="text-meta text-second">
        {[t(`projects.asked.${what}`, { who }), name !== version && version].filter(Boolean).join(' · ')} ·{' '}
        <Ago moment={time} now={now} />
      </p>
    </>
  )
}

interface ChangedLatelyProps extends Pick<News, 'changed'> {
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

/** How long ago, with the moment itself as its title. */
function Ago({ moment, now }: { moment: number; now: number }) {
  const { t, i18n } = useTranslation()
  return (
    <time dateTime={new Date(moment).toISOString()} title={momentOf(moment, i18n.language)}>
      {timeAgo(moment, now, i18n.resolvedLanguage ?? 'en') ?? t('projects.changedNow')}
    </time>
  )
}

interface FewProps<Entry> {
  what: string
  list: readonly Entry[]
  keyOf: (entry: Entry) => string
  /** Several stand beside each other. */
  isWide?: boolean
  children: (entry: Entry) => ReactNode
}

/** The first few of a list, and a button for the rest. */
function Few<Entry>({ what, list, keyOf, isWide = false, children }: FewProps<Entry>) {
  const { t } = useTranslation()
  const [areAll, setAreAll] = useState(false)
  const shown = areAll ? list : list.slice(0, SHOWN)
  return (
    <>
      <ul className={`grid gap-x-32 gap-y-12 ${isWide ? 'columns-fill-200' : 'grid-cols-1'}`} aria-label={what}>
        {shown.map((entry) => (
          <li key={keyOf(entry)} className="min-w-0">
            {children(entry)}
          </li>
        ))}
      </ul>
      {list.length > SHOWN && !areAll && (
        <p className="pt-12">
          <Button look="inline" label={t('projects.showMore')} about={what} onPress={() => setAreAll(true)} />
        </p>
      )}
    </>
  )
}
