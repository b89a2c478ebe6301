import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deleteTeamComment,
  type TeamComment,
  type TeamDiscussion,
} from '../../../contract/collaboration/discussion-calls.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { AskDelete } from './AskDelete.tsx'
import { EditForm } from './EditForm.tsx'
import { useDiscussionChange } from './queries.ts'
import { TeamCommentBody, useNameOf } from './TeamCommentBody.tsx'
import styles from './Thread.module.css'
import { TodoLine } from './TodoLine.tsx'

interface CommentItemProps {
  comment: TeamComment
  discussion: TeamDiscussion
  isNew: boolean
  hasReplies?: boolean
  /** Further actions on the comment. */
  deeds?: ReactNode
}

/** One comment, its to-do, and its actions: members change their own and delete their own; the owner deletes any. */
export function CommentItem({ comment, discussion, isNew, hasReplies = false, deeds }: CommentItemProps) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const name = useNameOf(comment)
  const { mutate, isPending } = useDiscussionChange(deleteTeamComment)
  const { isMine, isDeleted } = comment
  const mayDelete = !isDeleted && (isMine || discussion.right === 'own')
  const deedOf = (deed: string) => t('discussion.deedOf', { deed, what: `${name}, ${comment.text.slice(0, 40)}` })
  if (doing === 'edit')
    return (
      <EditForm
        comment={comment}
        people={discussion.people}
        onEnd={() => {
          setDoing(null)
          // The button exists again only in the next frame.
          requestAnimationFrame(() => edit.current?.focus())
        }}
      />
    )
  return (
    <TeamCommentBody comment={comment} isNew={isNew}>
      <TodoLine comment={comment} />
      <div className={styles['deeds']}>
        {deeds}
        {isMine && !isDeleted && (
          <button
            ref={edit}
            type="button"
            className={styles['deed']}
            aria-label={deedOf(t('discussion.edit'))}
            onClick={() => setDoing('edit')}
          >
            {t('discussion.edit')}
          </button>
        )}
        {mayDelete && (
          <button
            type="button"
            className={styles['deed']}
            aria-label={deedOf(t('discussion.delete'))}
            aria-expanded={doing === 'delete'}
            onClick={() => setDoing('delete')}
          >
            {t('discussion.delete')}
          </button>
        )}
      </div>
      {doing === 'delete' && (
        <AskDelete
          question={t(hasReplies ? 'discussion.askDeleteThread' : 'discussion.askDelete')}
          isBusy={isPending}
          onDelete={() =>
            mutate(
              { id: comment.id },
              {
                onSuccess: () => {
                  showToast(t('discussion.isDeleted'))
                  setDoing(null)
                },
              },
            )
          }
          onCancel={() => setDoing(null)}
        />
      )}
    </TeamCommentBody>
  )
}
