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
    comments.some(({ id, resolveTime }) => id === at && resolveTime !== null) ? 'all' : 'open',
  )
  const threads = threadsOf(comments, filter)
  return (
    <>
      <ChoiceField
        label={t('shareNews.comments.filter')}
        options={threadFilters.map((value) => ({ value, label: t(`shareNews.comments.filters.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      {threads.length === 0 && (
        <Face title={t(filter === 'open' ? 'shareNews.comments.noneOpen' : 'shareNews.comments.noneResolved')} />
      )}
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
