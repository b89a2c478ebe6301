import '../../locales/sharing-guest-texts.ts'
import '../../locales/boards-texts.ts'
import '../../locales/budget-explaining-texts.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardBody } from './board/BoardBody.tsx'
import { BudgetBody } from './budget/BudgetBody.tsx'
import { TotalLine } from './budget/TotalLine.tsx'
import { useDiscussion } from './discussion/discussion-context.ts'
import { DiscussionSection } from './discussion/DiscussionSection.tsx'
import { placeKeyOf } from './discussion/threads.ts'
import { FolderBody } from './folder/FolderBody.tsx'
import { endOf } from '../../kit/moments.ts'
import type { CommentPlace, SharedView } from './queries.ts'
import { nameOfShared } from './shared-name.ts'
import styles from './SharedContent.module.css'
import { SharedFacts } from './SharedFacts.tsx'
import { SubjectDialog } from './subject/SubjectDialog.tsx'
import type { SharedSubject } from './subject/subject.ts'
import { useSubjects } from './subject/use-subjects.ts'

interface SharedContentProps {
  view: SharedView
  /** Above the title, in place of the kind and the owner. */
  about?: string
  /** Below the title. */
  beside?: ReactNode
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
  foot,
  discussionError = null,
  onRetryDiscussion,
}: SharedContentProps) {
  const { t, i18n } = useTranslation()
  const subjectByKey = useSubjects(view)
  const discussion = useDiscussion()
  const { opened, isOpen, open, close } = useOpenPlace()
  const name = nameOfShared(view)
  const { board, budget, folder } = view
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
      {board && <BoardBody board={board} subjectByKey={subjectByKey} onOpen={open} />}
      {budget && <BudgetBody budget={budget} subjectByKey={subjectByKey} onOpen={open} />}
      {folder && <FolderBody folder={folder} subjectByKey={subjectByKey} onOpen={open} />}
      <DiscussionSection
        subjectByKey={subjectByKey}
        onShow={({ comment }) => comment.on && open(comment.on)}
        error={discussionError}
        onRetry={() => onRetryDiscussion?.()}
      />
      {foot}
      <SubjectDialog
        subject={opened && subjectAt(opened, subjectByKey, t('shared.talk.place'))}
        isOpen={isOpen && opened !== null && (discussion !== null || subjectByKey.has(placeKeyOf(opened)))}
        onClose={close}
      />
    </article>
  )
}

/** The open item stays while its dialog fades out. */
function useOpenPlace() {
  const [opened, setOpened] = useState<CommentPlace | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    opened,
    isOpen,
    open: (place: CommentPlace) => {
      setOpened(place)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}

/** The thing at a place, with that place as the one to comment on. */
function subjectAt(
  place: CommentPlace,
  subjectByKey: ReadonlyMap<string, SharedSubject>,
  nameOfPlace: string,
): SharedSubject | null {
  const key = placeKeyOf(place)
  if ('x' in place) return { keys: [key], place, name: nameOfPlace, facts: [], cover: null }
  const subject = subjectByKey.get(key)
  return subject ? { ...subject, place } : null
}
