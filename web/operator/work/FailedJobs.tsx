import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import tickBox from '../../kit/fields/tick-box.module.css'
import { Pager } from '../../kit/lists/Pager.tsx'
import { useSelection } from '../../kit/lists/use-selection.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { FailedJobRow } from './FailedJobRow.tsx'
import { FAILED_A_PAGE, failedJobs } from './queries.ts'
import { TickedJobs } from './TickedJobs.tsx'
import styles from './WorkView.module.css'

/** The jobs that have failed for good, to be sent again or discarded, several at once. */
export function FailedJobs() {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={styles['failures']}>
      <FailedJobList onDecided={() => place.current?.focus()} />
    </div>
  )
}

/** `onDecided`: the pressed button leaves the page, so that the focus needs another place. */
function FailedJobList({ onDecided }: { onDecided: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const pageNo = pageIn(address)
  const { data, error, refetch, isPlaceholderData } = useQuery(failedJobs(pageNo))
  const list = data?.list ?? []
  const { selection, ticked, tick, tickAll, end } = useSelection(list)
  const allId = useId()
  const turn = (next: number) => setAddress(next > 1 ? { page: String(next) } : {})
  if (!data && error)
    return <FailureFace isPart error={error} what={t('backgroundWork.failedToLoad')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  if (data.total === 0) return <p>{t('backgroundWork.noFailures')}</p>
  if (!list.length) return <NoPage onFirst={() => turn(1)} />
  const hasAll = ticked.length === list.length
  return (
    <div aria-busy={isPlaceholderData}>
      <div className={styles['all']}>
        <input
          id={allId}
          type="checkbox"
          className={tickBox['box']}
          checked={hasAll}
          onChange={() => (hasAll ? end() : tickAll(list))}
        />
        <label htmlFor={allId}>{t('backgroundWork.all')}</label>
      </div>
      <TickedJobs
        ids={ticked.map(({ id }) => id)}
        onDone={() => {
          end()
          onDecided()
        }}
        onKept={onDecided}
      />
      <ul className={styles['list']} aria-label={t('backgroundWork.failures')}>
        {list.map((job) => (
          <FailedJobRow
            key={job.id}
            job={job}
            isTicked={selection.ids.has(job.id)}
            onTick={(isRange) => tick(job.id, isRange)}
          />
        ))}
      </ul>
      <Pager
        what={t('backgroundWork.failures')}
        pageNo={pageNo}
        pageSize={FAILED_A_PAGE}
        total={data.total}
        onTurn={turn}
      />
    </div>
  )
}

function NoPage({ onFirst }: { onFirst: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t('backgroundWork.noPage')}
      action={
        <button type="button" className={buttons['plain']} onClick={onFirst}>
          {t('backgroundWork.toFirst')}
        </button>
      }
    />
  )
}

/** Counts from 1; anything else in the address means the first page. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
