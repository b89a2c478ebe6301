import '../../locales/background-work-texts.ts'
import '../../locales/kept-members-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getBackgroundWork, type BackgroundWork, type WorkOfKind } from '../../../contract/background-work.ts'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import { Table, type Column } from '../../kit/Table.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { WhyFailed } from '../WhyFailed.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { RestoredSection } from './RestoredSection.tsx'
import { jobText, kindText } from './work-words.ts'

/** What waits, runs and has failed of the background work, and what operators decided about failures. */
export function WorkView() {
  const { t } = useTranslation()
  const work = useQuery(query(getBackgroundWork, {}, { isFresh: true }))
  return (
    <Answer query={work} failed={t('backgroundWork.failedToLoad')}>
      {({ kinds, decisions }) => (
        <div className="grid grid-cols-1 gap-32">
          <RestoredSection />
          <Section isInMargin title={t('backgroundWork.now')} hint={t('backgroundWork.nowHint')}>
            <Kinds kinds={kinds} />
          </Section>
          <Section isInMargin title={t('backgroundWork.failures')} hint={t('backgroundWork.failuresHint')}>
            <FailedJobs />
          </Section>
          <Section isInMargin title={t('backgroundWork.decisions')} hint={t('backgroundWork.decisionsHint')}>
            <Decisions decisions={decisions} />
          </Section>
        </div>
      )}
    </Answer>
  )
}

/** How much of each kind of work waits, runs and has failed. */
function Kinds({ kinds }: Pick<BackgroundWork, 'kinds'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const busy = kinds.filter(({ waiting, running, failed }) => waiting + running + failed > 0)
  if (!busy.length) return <p>{t('backgroundWork.nothing')}</p>
  const columns: Column<WorkOfKind>[] = [
    {
      name: t('backgroundWork.kind'),
      as: 'name',
      cell: (work) => (
        <>
          {kindText(work.kind, t)}
          <Waits work={work} />
        </>
      ),
    },
    { name: t('backgroundWork.waiting'), as: 'figure', cell: ({ waiting }) => figure(waiting) },
    { name: t('backgroundWork.running'), as: 'figure', cell: ({ running }) => figure(running) },
    {
      name: t('backgroundWork.failed'),
      as: 'figure',
      cell: ({ failed }) => <span className={failed > 0 ? 'font-medium text-bad' : ''}>{figure(failed)}</span>,
    },
  ]
  return <Table what={t('backgroundWork.now')} columns={columns} rows={busy} keyOf={({ kind }) => kind} />
}

function Waits({ work: { kind, waitsSince, retrying, problem } }: { work: WorkOfKind }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return (
    <>
      {waitsSince !== null && (
        <span className="figures block text-meta text-second">
          {t('backgroundWork.waitsSince', { when: momentOf(waitsSince, i18n.language) })}
        </span>
      )}
      {problem !== null && (
        <span className="figures block text-meta text-second">
          {t('backgroundWork.retrying', { count: retrying, figure: figure(retrying) })}{' '}
          <WhyFailed problem={problem} isMail={kind === 'mail'} />
        </span>
      )}
    </>
  )
}

function Decisions({ decisions }: Pick<BackgroundWork, 'decisions'>) {
  const { t, i18n } = useTranslation()
  if (!decisions.length) return <p>{t('backgroundWork.noDecisions')}</p>
  const columns: Column<BackgroundWork['decisions'][number]>[] = [
    {
      name: t('backgroundWork.kind'),
      as: 'name',
      cell: ({ kind, jobId }) => jobText({ id: jobId, kind, mail: null }, t),
    },
    {
      name: t('backgroundWork.decisions'),
      cell: ({ what, actor, time }) =>
        t('backgroundWork.decision', {
          what: t(`backgroundWork.did.${what}`),
          who: actor ?? t('backgroundWork.gone'),
          when: momentOf(time, i18n.language),
        }),
    },
  ]
  return <Table what={t('backgroundWork.decisions')} columns={columns} rows={decisions} keyOf={({ id }) => id} />
}
