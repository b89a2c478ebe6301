import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '../page/GuestFailure.tsx'
import type { SharedSubject } from '../subject/subject.ts'
import { GuestCommentForm } from './GuestCommentForm.tsx'
import { useDiscussion } from './discussion-context.ts'
import styles from './DiscussionSection.module.css'
import { Threads } from './Threads.tsx'
import type { GuestThread } from './threads.ts'

interface DiscussionSectionProps {
  /** Where a comment is, as a way there. */
  placeOf: (thread: GuestThread) => ReactNode
  /** Why the comments could not be loaded; null where they were. */
  error: Error | null
  onRetry: () => void
}

/** All comments by a link, and a form for one about the whole. */
export function DiscussionSection({ placeOf, error, onRetry }: DiscussionSectionProps) {
  const { t } = useTranslation()
  const discussion = useDiscussion()
  if (!discussion) return null
  const { threads, mayComment, token } = discussion
  if (threads.length === 0 && !mayComment && !error) return null
  return (
    <section className={styles['discussion']} aria-labelledby="shared-comments">
      <h2 id="shared-comments" className={styles['title']}>
        {t('shared.talk.title')}
      </h2>
      {error && <GuestFailure error={error} what={t('shared.talk.failed')} onRetry={onRetry} isPart />}
      {threads.length === 0 && !error && <p className={styles['none']}>{t('shared.talk.none')}</p>}
      {threads.length > 0 && <Threads threads={threads} placeOf={placeOf} />}
      {mayComment && (
        <div className={styles['form']}>
          <h3 className={styles['whole']}>{t('shared.talk.whole')}</h3>
          <GuestCommentForm token={token} label={t('shared.talk.whole')} />
        </div>
      )}
    </section>
  )
}

interface PlaceOfProps {
  thread: GuestThread
  subjectByKey: ReadonlyMap<string, SharedSubject>
  /** Shows the place of a comment. */
  onShow: (thread: GuestThread) => void
}

/** The place of a comment in a thing; nothing where it is about the whole. */
export function PlaceOf({ thread, subjectByKey, onShow }: PlaceOfProps) {
  const { t } = useTranslation()
  const { placeKey } = thread
  if (placeKey === null) return null
  const name = subjectByKey.get(placeKey)?.name
  const isPlace = placeKey.startsWith('at ')
  if (name === undefined && !isPlace) return <p className={styles['gone']}>{t('shared.talk.gone')}</p>
  return (
    <PlaceButton
      label={isPlace ? t('shared.talk.onPlace') : t('shared.talk.on', { name })}
      onPress={() => onShow(thread)}
    />
  )
}

export function PlaceButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles['place']} onClick={onPress}>
      {label}
    </button>
  )
}
