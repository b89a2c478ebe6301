import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { Revived, RevivedKind } from '../../../contract/restored-backup.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { endOf, momentOf } from '../../kit/moments.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { REVIVED_A_PAGE, revivedPage } from './restored-queries.ts'
import styles from './WorkView.module.css'

interface RevivedListProps {
  kind: RevivedKind
  /** The kind, with how many there are. */
  title: string
}

/** One kind of what a restore brought back, listed once it is opened. */
export function RevivedList({ kind, title }: RevivedListProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles['revived']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Rows kind={kind} title={title} />}
    </details>
  )
}

function Rows({ kind, title }: RevivedListProps) {
  const { t, i18n } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery(revivedPage(kind, pageNo))
  if (!data && error)
    return <FailureFace isPart error={error} what={t('restored.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles['list']} aria-label={title}>
        {data.list.map((one) => (
          <li key={one.id} className={styles['row']}>
            <div className={styles['about']}>
              <p>{kind === 'session' ? (one.whose ?? t('restored.gone')) : one.what}</p>
              <p className={styles['meta']}>
                {[...aboutOf(kind, one, t), spanOf(one, i18n.language, t)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Pager what={title} pageNo={pageNo} pageSize={REVIVED_A_PAGE} total={data.total} onTurn={setPageNo} />
    </div>
  )
}

/** Whose it is, and what it opens. */
function aboutOf(kind: RevivedKind, { whose, what, thing, email }: Revived, t: TFunction): string[] {
  if (kind === 'session') return [what]
  const name = whose ?? t('restored.gone')
  if (thing === null) return [t('restored.of.feed-key', { name })]
  return [t(`restored.of.${thing}`, { name }), ...(email === null ? [] : [t('restored.invited', { email })])]
}

function spanOf({ since, until }: Revived, language: string, t: TFunction): string {
  const from = momentOf(since, language)
  if (until === null) return t('restored.endless', { since: from })
  return t('restored.span', { since: from, until: endOf(until, language) })
}
