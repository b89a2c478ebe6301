import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  updateTeamComment,
  type Participant,
  type TeamComment,
} from '../../../contract/collaboration/discussion-calls.ts'
import { AnswerError } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import { CommentForm } from './saying/CommentForm.tsx'
import { draftPlace, keepCommentDraft, type CommentDraft } from './saying/kept.ts'
import { useDiscussionChange } from './queries.ts'

interface EditFormProps {
  comment: TeamComment
  people: readonly Participant[]
  onEnd: () => void
}

const CHANGED = 409

/** Edits the member's own comment. A change from elsewhere is not overwritten without asking. */
export function EditForm({ comment, people, onEnd }: EditFormProps) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState('')
  /** The version that this form would replace. */
  const [version, setVersion] = useState(comment.version)
  const { mutate, isPending } = useDiscussionChange(updateTeamComment, { isSilent: true })
  const place = draftPlace({ kind: 'board', refId: '' }, { editedId: comment.id })
  const { text, mentions, assignee, dueOn } = comment
  const begin: CommentDraft = {
    text,
    picked: mentions.map(({ memberId }) => memberId),
    assigneeId: assignee?.memberId ?? null,
    dueOn,
  }
  const save = (draft: CommentDraft, named: string[]) =>
    mutate(
      { id: comment.id, version, text: draft.text, mentions: named, assigneeId: draft.assigneeId, dueOn: draft.dueOn },
      {
        onSuccess: () => {
          keepCommentDraft(place, null)
          onEnd()
        },
        onError: (error) => {
          const isChanged = error instanceof AnswerError && error.code === CHANGED
          if (isChanged) setVersion(Math.max(version, comment.version, versionIn(error)))
          setRefusal(isChanged ? t('discussion.changedElsewhere') : reasonOf(error, t))
        },
      },
    )
  return (
    <CommentForm
      label={t('discussion.editOf')}
      place={place}
      people={people}
      begin={begin}
      sendLabel={t('discussion.save')}
      error={refusal}
      isBusy={isPending}
      isFirst
      onSend={save}
      onCancel={onEnd}
    />
  )
}

/** The current version of the comment, which a 409 answers with. */
function versionIn({ data }: AnswerError): number {
  const { comment } = Object(data) as { comment?: TeamComment }
  return comment?.version ?? 0
}
