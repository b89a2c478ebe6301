import '../../../../locales/share-texts.ts'
import '../../../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'
import { FailureFace } from '../../../../errors/FailureFace.tsx'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import { Face } from '../../../../kit/Face.tsx'
import { ProgressLine } from '../../../../kit/ProgressLine.tsx'
import parts from '../../parts.module.css'
import { commentsOf } from '../../queries.ts'
import type { CommentedDocument } from '../../shared-document.ts'
import { useUnread } from '../unread.ts'
import { Thread } from './Thread.tsx'
import { threadFilters, threadsOf, type ThreadFilter } from './threads.ts'

interface CommentsTabProps {
  shared: CommentedDocument
  /** The comment that the owner comes back to. */
  at: string | null
  /** Opens the place of a comment. */
  onShow: ((comment: OwnersComment) => void) | undefined
}

/** All comments by links of a document, or of one version of a project, to answer and resolve. Opening it marks them as read. */
export function CommentsTab({ shared, ...coming }: CommentsTabProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(commentsOf(shared))
  const comments = shared.number === undefined ? data : data?.filter(({ sent }) => sent?.number === shared.number)
  const fresh = useUnread(shared, comments)
  if (error && !comments)
    return <FailureFace isPart error={error} what={t('shareNews.comments.failed')} onRetry={() => void refetch()} />
  if (!comments) return <ProgressLine label={t('loading')} />
  if (comments.length === 0)
    return <Face title={t('shareNews.comments.none')} hint={t('shareNews.comments.noneHint')} />
  return <Threads shared={shared} comments={comments} fresh={fresh} {...coming} />
}

interface ThreadsProps extends CommentsTabProps {
  comments: readonly OwnersComment[]
  /** Ids of new comments. */
  fresh: ReadonlySet<string>
}

function Threads({ shared, comments, fresh, at, onShow }: ThreadsProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<ThreadFilter>(() =>
    at !== null && threadsOf(comments, 'open').every(({ first }) => first.id !== at) ? 'all' : 'open',
  )
  const waiting = threadsOf(comments, 'open').map(({ first }) => first.id)
  // What the owner answers stays under their hands.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  if (waiting.some((id) => !kept.has(id))) setKept(new Set([...kept, ...waiting]))
  const threads =
    filter === 'open'
      ? threadsOf(comments, 'all').filter(({ first }) => first.resolveTime === null && kept.has(first.id))
      : threadsOf(comments, filter)
  const turnTo = (next: ThreadFilter) => {
    setFilter(next)
    setKept(new Set(waiting))
  }
  return (
    <>
      <ChoiceField
        label={t('shareNews.comments.filter')}
        options={threadFilters.map((value) => ({ value, label: t(`shareNews.comments.filters.${value}`) }))}
        value={filter}
        onChange={turnTo}
      />
      {threads.length === 0 && filter !== 'all' && <Face title={t(`shareNews.comments.noneOf.${filter}`)} />}
      <ul className={parts['list']}>
        {threads.map((thread) => (
          <li key={thread.first.id} className={parts['row']}>
            <Thread shared={shared} thread={thread} fresh={fresh} isAt={thread.first.id === at} onShow={onShow} />
          </li>
        ))}
      </ul>
    </>
  )
}
