import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useStepOfPage } from '../../../kit/history/step-of-page.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { useLineParts } from '../deciding/line-parts.ts'
import { GuestCommentForm } from '../discussion/GuestCommentForm.tsx'
import { useDiscussion, useThreadsAt } from '../discussion/discussion-context.ts'
import { Threads } from '../discussion/Threads.tsx'
import { Facts } from './Facts.tsx'
import type { SharedSubject } from './subject.ts'
import styles from './SubjectDialog.module.css'

interface SubjectDialogProps {
  /** Kept while the dialog fades out. */
  subject: SharedSubject | null
  isOpen: boolean
  onClose: () => void
}

/** The details of one thing, and its comments. */
export function SubjectDialog({ subject, isOpen, onClose }: SubjectDialogProps) {
  const { t } = useTranslation()
  useStepOfPage(isOpen, onClose, 'sharedSubject')
  return (
    <Dialog
      title={subject?.name ?? ''}
      closeLabel={t('shared.close')}
      width={560}
      isOpen={isOpen}
      onClose={onClose}
      isHeld
    >
      {subject && <AboutSubject key={subject.keys.join()} subject={subject} />}
    </Dialog>
  )
}

function AboutSubject({ subject: { keys, place, name, facts, cover } }: { subject: SharedSubject }) {
  const { t } = useTranslation()
  const discussion = useDiscussion()
  const threads = useThreadsAt(keys)
  const parts = useLineParts()
  const lineId = 'lineId' in place ? place.lineId : null
  return (
    <div className={styles['about']}>
      {parts && lineId !== null && parts.choosable.has(lineId) ? (
        <parts.Choice lineId={lineId} />
      ) : (
        <>
          {cover && (
            <div className={styles['cover']}>
              <Picture address={cover.address} alt="" sizes="(min-width: 768px) 240px, 100vw" color={cover.color} />
            </div>
          )}
          <Facts facts={facts} />
        </>
      )}
      {parts && lineId !== null && <parts.Answer lineId={lineId} />}
      {threads.length > 0 && (
        <section aria-label={t('shared.talk.title')}>
          <Threads threads={threads} isLookedAt />
        </section>
      )}
      {discussion?.mayComment && (
        // Not part of the answer above it.
        <div className="grid gap-10 border-t border-hairline pt-16">
          <h3 className="font-medium">{t('shared.talk.onThis')}</h3>
          <GuestCommentForm token={discussion.token} label={t('shared.talk.commentOn', { name })} on={place} />
        </div>
      )}
    </div>
  )
}
