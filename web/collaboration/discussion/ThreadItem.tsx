import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDiscussion, TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import { CommentItem } from './CommentItem.tsx'
import type { DiscussedThing } from './discussed-thing.ts'
import { PlaceChip } from './PlaceChip.tsx'
import { useNameOf } from './TeamCommentBody.tsx'
import { CommentForm } from './saying/CommentForm.tsx'
import { draftAt, draftPlace, type Unsent } from './saying/kept.ts'
import { newCommentKey } from './saying/new-comment-key.ts'
import { useSend } from './saying/send.ts'
import { useSettling } from './settling.ts'
import styles from './Thread.module.css'
import type { TeamThread } from './threads.ts'
import { UnsentItem } from './UnsentItem.tsx'

interface ThreadItemProps {
  thing: DiscussedThing
  thread: TeamThread
  discussion: TeamDiscussion
  /** Replies that are being sent. */
  unsent: readonly Unsent[]
  /** Ids of new comments. */
  fresh: ReadonlySet<string>
  /** The reader was led to this thread. */
  isAt: boolean
  onShow: ((on: TeamPlace) => void) | undefined
}

/** A thread of the discussion: a comment, its replies, and the form for a reply. */
export function ThreadItem({ thing, thread, discussion, unsent, fresh, isAt, onShow }: ThreadItemProps) {
  const { t } = useTranslation()
  const { first, replies } = thread
  const place = draftPlace(thing, { parentId: first.id })
  const [isReplying, setIsReplying] = useState(() => draftAt(place) !== undefined)
  const article = useRef<HTMLElement>(null)
  const reply = useRef<HTMLButtonElement>(null)
  // Scrolling and the focus are outside React.
  useEffect(() => {
    if (!isAt) return
    article.current?.scrollIntoView({ block: 'center' })
    article.current?.focus({ preventScroll: true })
  }, [isAt])
  const send = useSend()
  const name = useNameOf(first)
  const { on } = first
  return (
    <article
      ref={article}
      className={styles['thread']}
      aria-label={t('discussion.threadBy', { name })}
      aria-current={isAt || undefined}
      tabIndex={-1}
    >
      {on && (
        <PlaceChip
          thing={thing}
          on={on}
          onName={first.onName}
          isGone={first.isPlaceGone}
          onShow={onShow && (() => onShow(on))}
        />
      )}
      <Settled thread={thread} />
      <CommentItem
        comment={first}
        discussion={discussion}
        isNew={fresh.has(first.id)}
        hasReplies={replies.length > 0}
        deeds={
          <>
            <button
              ref={reply}
              type="button"
              className={styles['deed']}
              aria-label={t('discussion.replyTo', { name })}
              aria-expanded={isReplying}
              onClick={() => setIsReplying(!isReplying)}
            >
              {t('discussion.reply')}
            </button>
            <Resolving thread={thread} />
          </>
        }
      />
      <Replies replies={replies} unsent={unsent} discussion={discussion} fresh={fresh} />
      {isReplying && (
        <CommentForm
          label={t('discussion.replyTo', { name })}
          place={place}
          people={discussion.people}
          sendLabel={t('discussion.send')}
          isFirst
          onSend={(draft, mentions) => {
            setIsReplying(false)
            reply.current?.focus()
            const { kind, refId } = thing
            const made = { key: newCommentKey(), thing: { kind, refId }, parentId: first.id, on: null }
            void send({ ...draft, ...made, mentions, time: Date.now(), failure: null })
          }}
          onCancel={() => {
            setIsReplying(false)
            reply.current?.focus()
          }}
        />
      )}
    </article>
  )
}

interface RepliesProps extends Pick<ThreadItemProps, 'unsent' | 'discussion' | 'fresh'> {
  replies: TeamThread['replies']
}

function Replies({ replies, unsent, discussion, fresh }: RepliesProps) {
  if (replies.length === 0 && unsent.length === 0) return null
  return (
    <ul className={styles['replies']}>
      {replies.map((one) => (
        <li key={one.id}>
          <CommentItem comment={one} discussion={discussion} isNew={fresh.has(one.id)} />
        </li>
      ))}
      {unsent.map((one) => (
        <li key={one.key}>
          <UnsentItem unsent={one} />
        </li>
      ))}
    </ul>
  )
}

function Settled({ thread: { first } }: Pick<ThreadItemProps, 'thread'>) {
  const { t } = useTranslation()
  // A to-do says so in its own line.
  if (first.resolveTime === null || first.assignee) return null
  const { resolvedBy } = first
  return (
    <p className={styles['settled']}>
      {resolvedBy === null ? t('discussion.resolved') : t('discussion.resolvedBy', { name: resolvedBy })}
    </p>
  )
}

function Resolving({ thread: { first } }: Pick<ThreadItemProps, 'thread'>) {
  const { t } = useTranslation()
  const { settle, isPending } = useSettling()
  const name = useNameOf(first)
  const isResolved = first.resolveTime !== null
  // A to-do is ticked instead.
  if (first.assignee) return null
  const deed = t(isResolved ? 'discussion.reopen' : 'discussion.resolve')
  return (
    <button
      type="button"
      className={styles['deed']}
      aria-label={t('discussion.deedOf', { deed, what: `${name}, ${first.text.slice(0, 40)}` })}
      aria-busy={isPending}
      onClick={() => isPending || settle(first.id, !isResolved, t('discussion.resolved'))}
    >
      {deed}
    </button>
  )
}
