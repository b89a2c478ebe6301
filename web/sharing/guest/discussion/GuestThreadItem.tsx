import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode, type ToggleEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '../../../../contract/sharing/discussion-calls.ts'
import { SaidOf } from '../../../catalogue/SaidOf.tsx'
import { dayOf, momentOf } from '../../../kit/moments.ts'
import { GuestCommentForm } from './GuestCommentForm.tsx'
import { useDiscussion } from './discussion-context.ts'
import { answerOf, noteSeen, useUnseen } from './seen-answers.ts'
import styles from './Thread.module.css'
import type { GuestThread } from './threads.ts'

interface ThreadItemProps {
  thread: GuestThread
  /** The place of the comment, where its position does not show it. */
  place?: ReactNode
  isLookedAt: boolean
}

/** A comment with its answers. A resolved one is collapsed after it was seen. */
export function GuestThreadItem({ thread, place, isLookedAt }: ThreadItemProps) {
  const { number, comment } = thread
  const isDone = comment.resolveTime !== null
  const answer = answerOf(thread)
  const isNew = useUnseen([thread]).length > 0
  // The browser stores what was seen.
  useEffect(() => {
    if (isLookedAt && answer !== null) noteSeen(answer)
  }, [isLookedAt, answer])
  return (
    <article className={styles['thread']} data-resolved={isDone}>
      <span className={styles['number']} aria-hidden>
        {isDone ? <IconCheck /> : number}
      </span>
      <div className={styles['said']}>
        {place}
        {comment.resolveTime === null ? (
          <Talk thread={thread} />
        ) : (
          <Done key={comment.resolveTime} thread={thread} isNew={isNew} time={comment.resolveTime} />
        )}
      </div>
    </article>
  )
}

function Done({ thread, isNew, time }: { thread: GuestThread; isNew: boolean; time: number }) {
  const { t, i18n } = useTranslation()
  // It stays open for a reader who sees it now.
  const [isOpen, setIsOpen] = useState(isNew)
  const answer = answerOf(thread)
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    const { open } = event.currentTarget
    setIsOpen(open)
    if (!open && answer !== null) noteSeen(answer)
  }
  return (
    <details className={styles['done']} open={isOpen} onToggle={toggle}>
      <summary>
        {t('shared.talk.done', { date: dayOf(time, i18n.language) })}
        {!isOpen && <span className={styles['gist']}>{thread.comment.text}</span>}
      </summary>
      <div className={styles['said']}>
        <Talk thread={thread} />
      </div>
    </details>
  )
}

function Talk({ thread: { comment, replies } }: { thread: GuestThread }) {
  const { t } = useTranslation()
  const discussion = useDiscussion()
  const [isAnswering, setIsAnswering] = useState(false)
  const label = t('shared.talk.replyTo', { name: comment.name })
  return (
    <>
      <Said comment={comment} />
      {replies.map((reply) => (
        <div key={reply.id} className={styles['reply']}>
          <Said comment={reply} />
        </div>
      ))}
      {discussion?.mayComment === true && !isAnswering && (
        <button type="button" className={styles['answer']} aria-label={label} onClick={() => setIsAnswering(true)}>
          {t('shared.talk.reply')}
        </button>
      )}
      {discussion && isAnswering && (
        <GuestCommentForm
          token={discussion.token}
          label={label}
          parentId={comment.id}
          onSent={() => setIsAnswering(false)}
          onCancel={() => setIsAnswering(false)}
        />
      )}
    </>
  )
}

function Said({ comment: { name, isOwner, text, createTime, saidOf, sent } }: { comment: Comment }) {
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
      {/* What was sent stays the same. */}
      {saidOf && !sent && <SaidOf saidOf={saidOf} />}
      <p dir="auto" className={styles['text']}>
        {text}
      </p>
    </>
  )
}
