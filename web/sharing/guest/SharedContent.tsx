import '../../locales/sharing-guest-texts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TotalLine } from './budget/TotalLine.tsx'
import { useDiscussion } from './discussion/discussion-context.ts'
import { DiscussionSection, PlaceOf } from './discussion/DiscussionSection.tsx'
import { endOf } from '../../kit/moments.ts'
import type { CommentPlace, SharedView } from './queries.ts'
import { nameOfShared } from './shared-name.ts'
import { SharedBody } from './SharedBody.tsx'
import styles from './SharedContent.module.css'
import { SharedFacts } from './SharedFacts.tsx'

interface SharedContentProps {
  view: SharedView
  /** Above the title, in place of the kind and the owner. */
  about?: string
  /** Below the title. */
  beside?: ReactNode
  /** The place whose details are asked for. */
  asked?: { on: CommentPlace } | null
  /** At the end. */
  foot?: ReactNode
  discussionError?: Error | null
  onRetryDiscussion?: () => void
}

/** A board, a budget list or a folder as a link shows it. Without a discussion context nobody can comment. */
export function SharedContent({
  view,
  about,
  beside,
  asked = null,
  foot,
  discussionError = null,
  onRetryDiscussion,
}: SharedContentProps) {
  const { t, i18n } = useTranslation()
  const discussion = useDiscussion()
  const name = nameOfShared(view)
  const { budget } = view
  return (
    <article className={styles['page']} aria-label={name}>
      <header className={styles['head']}>
        <p className={styles['kind']}>
          {about ?? `${t(`shared.kinds.${view.kind}`)} · ${t('shared.sharedBy', { name: view.ownerName })}`}
        </p>
        <h1 className={styles['title']}>{name}</h1>
        <SharedFacts view={view} />
        {budget && <TotalLine budget={budget} />}
        <div className="flex flex-wrap gap-x-18">
          {view.expiresAt !== undefined && (
            <p className={styles['hint']}>{t('shared.openUntil', { date: endOf(view.expiresAt, i18n.language) })}</p>
          )}
          {discussion?.mayComment && <p className={styles['hint']}>{t(`shared.talk.hint.${view.kind}`)}</p>}
        </div>
      </header>
      {beside}
      <SharedBody
        view={view}
        asked={asked}
        after={(subjectByKey, open) => (
          <DiscussionSection
            placeOf={(thread) => (
              <PlaceOf
                thread={thread}
                subjectByKey={subjectByKey}
                onShow={({ comment }) => comment.on && open(comment.on)}
              />
            )}
            error={discussionError}
            onRetry={() => onRetryDiscussion?.()}
          />
        )}
      />
      {foot}
    </article>
  )
}
