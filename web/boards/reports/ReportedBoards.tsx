import '../late-texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { getReportedBoards } from '../../../contract/boards/calls.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../ui/buttons.module.css'
import { Face } from '../../ui/Face.tsx'
import { useEndlessList } from '../../ui/lists/endless-list.ts'
import { momentOf } from '../../ui/moments.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { boardAddress } from '../board-address.ts'
import { reportedPagesOf } from '../queries.ts'
import styles from './ReportedBoards.module.css'

type Reported = OutputOf<typeof getReportedBoards>['list'][number]

/** For operators: published boards that members have reported, with the reasons. Each opens, to be looked at and taken down. */
export function ReportedBoards() {
  const { t } = useTranslation()
  const titleId = useId()
  const list = useEndlessList(useInfiniteQuery(reportedPagesOf()), boardsIn)
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('boards.reportedBoards')}
      </h2>
      {list.isPending && <ProgressLine label={t('loading')} />}
      {list.error && <FailureFace isPart error={list.error} what={t('boards.reportsFailed')} onRetry={list.retry} />}
      {!list.isPending && !list.error && list.items.length === 0 && (
        <Face title={t('boards.noReports')} hint={t('boards.noReportsHint')} />
      )}
      <ul>
        {list.items.map((board) => (
          <li key={board.id} className={styles['board']}>
            <Board board={board} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <button type="button" className={buttons['plain']} onClick={list.readOn}>
          {t('boards.moreReports')}
        </button>
      )}
    </section>
  )
}

function Board({ board: { id, name, ownerName, reports } }: { board: Reported }) {
  const { t, i18n } = useTranslation()
  const language = i18n.resolvedLanguage ?? 'en'
  return (
    <>
      <p>
        <Link className={styles['name']} to={boardAddress(id)}>
          {name}
        </Link>{' '}
        <span className={styles['meta']}>
          {t('boards.by', { name: ownerName })} · {t('boards.reports', { count: reports.length })}
        </span>
      </p>
      <ul className={styles['reasons']}>
        {reports.map(({ reason, time }) => (
          <li key={`${time} ${reason}`}>
            <span className={styles['reason']}>{reason}</span>{' '}
            <span className={styles['meta']}>{momentOf(time, language)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function boardsIn(pages: readonly { list: Reported[] }[]): Reported[] {
  return [...new Map(pages.flatMap(({ list }) => list.map((board) => [board.id, board] as const))).values()]
}
