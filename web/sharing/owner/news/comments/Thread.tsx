import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteComment, resolveComment, type OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'
import { AskFirst } from '../../../../kit/AskFirst.tsx'
import { showToast } from '../../../../kit/toasts/toast.ts'
import parts from '../../parts.module.css'
import { useShareChange } from '../../queries.ts'
import type { CommentedDocument } from '../../shared-document.ts'
import { linkInWords } from '../link-in-words.ts'
import { OwnersCommentBody } from './OwnersCommentBody.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import styles from './Thread.module.css'
import type { OwnersThread as ThreadOfComments } from './threads.ts'
import { WhereItIs } from './WhereItIs.tsx'

interface ThreadProps {
  shared: CommentedDocument
  thread: ThreadOfComments
  /** Ids of new comments. */
  fresh: ReadonlySet<string>
  /** The owner comes back to this comment from its place. */
  isAt: boolean
  onShow: ((comment: OwnersComment) => void) | undefined
}

/** A comment by a guest, its answers, and the owner's actions. */
export function Thread({ shared, thread: { first, answers }, fresh, isAt, onShow }: ThreadProps) {
  const { t } = useTranslation()
  const [isReplying, setIsReplying] = useState(false)
  const reply = useRef<HTMLButtonElement>(null)
  const article = useRef<HTMLElement>(null)
  // Scrolling is outside React.
  useEffect(() => {
    if (isAt) article.current?.scrollIntoView({ block: 'center' })
  }, [isAt])
  const endReply = () => {
    setIsReplying(false)
    reply.current?.focus()
  }
  const resolving = useShareChange(shared, resolveComment)
  const isResolved = first.resolveTime !== null
  const name = first.isOwner ? t('share.you') : first.name
  const resolve = t(isResolved ? 'shareNews.comments.reopen' : 'shareNews.comments.resolve')
  return (
    <article ref={article} aria-label={name} aria-current={isAt || undefined} className={styles['thread']}>
      <OwnersCommentBody comment={first} isNew={fresh.has(first.id)} />
      {isResolved && <p className={parts['good']}>{t('shareNews.comments.resolved')}</p>}
      <p className={parts['meta']}>{t('shareNews.comments.by', { link: linkInWords(first.linkName, t) })}</p>
      {(first.on ?? first.sent) && (
        <WhereItIs shared={shared} comment={first} onShow={onShow && (() => onShow(first))} />
      )}
      {answers.length > 0 && (
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <OwnersCommentBody comment={answer} isNew={fresh.has(answer.id)} />
              <Deleting shared={shared} comment={answer} question={t('shareNews.comments.askDelete')} />
            </li>
          ))}
        </ul>
      )}
      <Deleting
        shared={shared}
        comment={first}
        question={t(answers.length > 0 ? 'shareNews.comments.askDeleteThread' : 'shareNews.comments.askDelete')}
      >
        <button
          ref={reply}
          type="button"
          className={parts['deed']}
          aria-label={t('shareNews.comments.replyTo', { name })}
          aria-expanded={isReplying}
          onClick={() => setIsReplying(!isReplying)}
        >
          {t('shareNews.comments.reply')}
        </button>
        <button
          type="button"
          className={parts['deed']}
          aria-label={t('share.deedOf', { deed: resolve, what: name })}
          aria-busy={resolving.isPending}
          onClick={() => resolving.isPending || resolving.mutate({ id: first.id, resolved: isResolved ? 0 : 1 })}
        >
          {resolve}
        </button>
      </Deleting>
      {isReplying && <ReplyForm shared={shared} to={first} name={name} onEnd={endReply} />}
    </article>
  )
}

interface DeletingProps {
  shared: CommentedDocument
  comment: OwnersComment
  question: string
  /** Further actions. */
  children?: ReactNode
}

/** A comment's actions, the last of which deletes it after a question. */
function Deleting({ shared, comment, question, children }: DeletingProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useShareChange(shared, deleteComment)
  const name = comment.isOwner ? t('share.you') : comment.name
  return (
    <>
      <div className={parts['deeds']}>
        {children}
        <button
          type="button"
          className={parts['deed']}
          aria-label={t('share.deedOf', { deed: t('shareNews.comments.delete'), what: name })}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(true)}
        >
          {t('shareNews.comments.delete')}
        </button>
      </div>
      {isAsking && (
        <AskFirst
          cancelLabel={t('share.cancel')}
          question={question}
          deed={t('shareNews.comments.delete')}
          isFinal
          isBusy={isPending}
          onDo={() => mutate({ id: comment.id }, { onSuccess: () => showToast(t('shareNews.comments.deleted')) })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
