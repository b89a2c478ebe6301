import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '../../../../contract/sharing/calls.ts'
import { dayOf, momentOf } from '../../../ui/moments.ts'
import { CommentForm } from './CommentForm.tsx'
import { useDiscussion } from './discussion-context.ts'
import styles from './Thread.module.css'
import type { Thread } from './threads.ts'

interface ThreadItemProps {
  thread: Thread
  /** What it was said of, where that is not seen by where it stands. */
  place?: ReactNode
}

/** A comment with what was answered. */
export function ThreadItem({ thread, place }: ThreadItemProps) {
  const { t, i18n } = useTranslation()
  const discussion = useDiscussion()
  const [isAnswering, setIsAnswering] = useState(false)
  const { number, comment, replies } = thread
  const mayAnswer = discussion?.mayComment === true
  const answer = t('shared.talk.replyTo', { name: comment.name })
  return (
    <article className={styles['thread']} data-resolved={comment.resolveTime !== null}>
      <span className={styles['number']} aria-hidden>
        {number}
      </span>
      <div className={styles['said']}>
        {place}
        <Said comment={comment} />
        {comment.resolveTime !== null && (
          <p className={styles['meta']}>{t('shared.talk.done', { date: dayOf(comment.resolveTime, i18n.language) })}</p>
        )}
        {replies.map((reply) => (
          <div key={reply.id} className={styles['reply']}>
            <Said comment={reply} />
          </div>
        ))}
        {mayAnswer && !isAnswering && (
          <button type="button" className={styles['answer']} aria-label={answer} onClick={() => setIsAnswering(true)}>
            {t('shared.talk.reply')}
          </button>
        )}
        {discussion && isAnswering && (
          <CommentForm
            token={discussion.token}
            label={answer}
            parentId={comment.id}
            onSent={() => setIsAnswering(false)}
            onCancel={() => setIsAnswering(false)}
          />
        )}
      </div>
    </article>
  )
}

function Said({ comment: { name, isOwner, text, createTime } }: { comment: Comment }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <p className={styles['head']}>
        <span className={styles['name']}>{name}</span>
        {isOwner && <span className={styles['owner']}>{t('shared.talk.owner')}</span>}
        <time className={styles['meta']} dateTime={new Date(createTime).toISOString()}>
          {momentOf(createTime, i18n.language)}
        </time>
      </p>
      <p dir="auto" className={styles['text']}>
        {text}
      </p>
    </>
  )
}
