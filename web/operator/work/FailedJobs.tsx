import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  discardJobs,
  getBackgroundWork,
  getFailedJobs,
  sendJobsAgain,
  type FailedJob,
} from '../../../contract/background-work.ts'
import { getWorkplace } from '../../../contract/workplace.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { Confirm } from '../../kit/dialog/Confirm.tsx'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import type { Column } from '../../kit/Table.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { pageNo, useAsked } from '../../lists/asked.ts'
import { PagedList } from '../../lists/PagedList.tsx'
import { useTicks } from '../../lists/ticks.tsx'
import { change, query, useChange } from '../../query.ts'
import { WhyFailed } from '../WhyFailed.tsx'
import { jobText } from './work-words.ts'

const A_PAGE = 50
const address = { page: pageNo }
const stale = [getBackgroundWork, getFailedJobs, getWorkplace]
const sendAgain = change(sendJobsAgain, stale)
const discard = change(discardJobs, stale)

/** The jobs that have failed for good, to be sent again or discarded, several at once. */
export function FailedJobs() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { asked, ask } = useAsked(address)
  const input = { pageNo: asked.page, pageSize: A_PAGE }
  const jobs = useQuery(query(getFailedJobs, input, { keepsLast: true, isFresh: true }))
  const { column, isTicked, ticked, end } = useTicks(jobs.data?.list ?? [], { nameOf: (job) => jobText(job, t) })
  const columns = [column, ...useColumns()]
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {jobs.data?.total === 0 ? (
        <p>{t('backgroundWork.noFailures')}</p>
      ) : (
        <div className="-mt-16">
          <PagedList
            what={t('backgroundWork.failures')}
            query={jobs}
            failed={t('backgroundWork.failedToLoad')}
            empty={{ title: t('backgroundWork.noFailures') }}
            columns={columns}
            keyOf={({ id }) => id}
            isTicked={isTicked}
            pageNo={asked.page}
            pageSize={A_PAGE}
            onTurn={(page) => ask({ page })}
          >
            {() => (
              <TickedJobs
                ids={ticked.map(({ id }) => id)}
                onDone={() => {
                  end()
                  // The pressed button may leave the page with the last job.
                  place.current?.focus()
                }}
              />
            )}
          </PagedList>
        </div>
      )}
    </div>
  )
}

function useColumns(): Column<FailedJob>[] {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return [
    {
      name: t('backgroundWork.kind'),
      as: 'name',
      cell: (job) => (
        <>
          <p>{jobText(job, t)}</p>
          <p className="text-meta text-bad">
            <WhyFailed problem={job.problem} isMail={job.kind === 'mail'} />
          </p>
        </>
      ),
    },
    {
      name: t('backgroundWork.failed'),
      cell: ({ attempts, failTime, importId }) => (
        <>
          {t('backgroundWork.attempts', {
            count: attempts,
            figure: figure(attempts),
            when: momentOf(failTime, i18n.language),
          })}
          {importId !== null && (
            <>
              {' · '}
              <LinkButton look="inline" to={`/operator/import/${importId}`} label={t('backgroundWork.importLink')} />
            </>
          )}
        </>
      ),
    },
  ]
}

/** What can be done with the ticked jobs. It keeps its place, so that the list does not move. */
function TickedJobs({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isAsking, setIsAsking] = useState(false)
  const count = ids.length
  const tell = (what: 'sent' | 'discarded', { done, left }: { done: number; left: number }) => {
    const parts = [
      done > 0 && t(`backgroundWork.${what}`, { count: done, figure: figure(done) }),
      left > 0 && t('backgroundWork.left', { count: left, figure: figure(left) }),
    ]
    showToast(parts.filter((part) => part !== false).join(' '))
    setIsAsking(false)
    onDone()
  }
  const again = useChange(sendAgain, { onDone: (outcome) => tell('sent', outcome) })
  const away = useChange(discard, { onDone: (outcome) => tell('discarded', outcome) })
  const why = count === 0 ? t('backgroundWork.tickFirst') : undefined
  return (
    <div className="mb-18 flex flex-wrap items-center gap-12">
      <Button
        label={t('backgroundWork.sendAgain')}
        look="filled"
        why={why}
        isBusy={again.isPending}
        onPress={() => again.mutate({ ids })}
      />
      <Button label={t('backgroundWork.discard')} why={why} opens="dialog" onPress={() => setIsAsking(true)} />
      <output className="text-meta text-second">
        {count > 0 && t('backgroundWork.ticked', { count, figure: figure(count) })}
      </output>
      {isAsking && (
        <Confirm
          title={t('backgroundWork.discardAsk', { count, figure: figure(count) })}
          text={t('backgroundWork.discardHint')}
          cancelLabel={t('backgroundWork.cancel')}
          confirmLabel={t('backgroundWork.discard')}
          isGrave
          isBusy={away.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => away.mutate({ ids })}
        />
      )}
    </div>
  )
}
