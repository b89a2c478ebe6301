import { IconCheckbox } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Participant } from '../../../../contract/collaboration/discussion-calls.ts'
import buttons from '../../../kit/buttons.module.css'
import { DayField } from '../../../kit/fields/DayField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import styles from './CommentForm.module.css'
import { draftAt, keepCommentDraft, NO_DRAFT, type CommentDraft } from './kept.ts'
import { MentionField } from './MentionField.tsx'
import { namedIn } from './naming.ts'

interface CommentFormProps {
  label: string
  /** The key under which the draft is stored until it is sent. */
  place: string
  people: readonly Participant[]
  /** The first content where no draft is stored. */
  begin?: CommentDraft
  note?: string | undefined
  sendLabel: string
  error?: string
  isBusy?: boolean
  /** Takes the focus when it opens. */
  isFirst?: boolean
  /** Before the foot: what the comment is about. */
  children?: ReactNode
  onSend: (draft: CommentDraft, mentions: string[]) => void
  onCancel?: () => void
}

/** A form for a comment with mentions and a to-do. The draft stays until it is sent or discarded. */
export function CommentForm(props: CommentFormProps) {
  const { label, place, people, begin = NO_DRAFT, note, sendLabel, error = '', isBusy = false, isFirst = false } = props
  const { children, onSend, onCancel } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => draftAt(place) ?? begin)
  const field = useRef<HTMLTextAreaElement>(null)
  // The form opens by a press, so it takes the focus.
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  const change = (part: Partial<CommentDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepCommentDraft(place, next)
  }
  const isEmpty = draft.text.trim() === ''
  const send = () => {
    if (isEmpty || isBusy) {
      field.current?.focus()
      return
    }
    onSend(draft, namedIn(draft.text, people, draft.picked))
    if (begin === NO_DRAFT) {
      keepCommentDraft(place, null)
      setDraft(NO_DRAFT)
      field.current?.focus()
    }
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionField
        label={label}
        value={draft.text}
        people={people}
        error={error}
        note={note}
        field={field}
        onType={(text) => change({ text })}
        onPick={(memberId, text) => change({ text, picked: [...draft.picked, memberId] })}
        onSend={send}
        onEscape={onCancel}
      />
      {children}
      {draft.assigneeId !== null && (
        <TodoFields assigneeId={draft.assigneeId} dueOn={draft.dueOn} people={people} onChange={change} />
      )}
      <div className={styles['foot']}>
        <TodoToggle draft={draft} people={people} onChange={change} />
        {onCancel && (
          <button
            type="button"
            className={buttons['plain']}
            onClick={() => {
              keepCommentDraft(place, null)
              onCancel()
            }}
          >
            {t('discussion.cancel')}
          </button>
        )}
        <button type="submit" className={buttons['filled']} aria-busy={isBusy} aria-disabled={isEmpty}>
          {sendLabel}
        </button>
      </div>
    </form>
  )
}

interface TodoFieldsProps {
  assigneeId: string
  dueOn: CommentDraft['dueOn']
  people: readonly Participant[]
  onChange: (part: Partial<CommentDraft>) => void
}

/** The assignee and the due day of a to-do. */
function TodoFields({ assigneeId, dueOn, people, onChange }: TodoFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['todo']}>
      <SelectField
        label={t('discussion.assignee')}
        options={[
          { value: '', label: t('discussion.nobody') },
          ...people.map(({ memberId, nickname, isMe }) => ({
            value: memberId,
            label: isMe ? t('discussion.you') : nickname,
          })),
        ]}
        value={assigneeId}
        onChange={(value) => onChange(value === '' ? { assigneeId: null, dueOn: null } : { assigneeId: value })}
      />
      <DayField
        label={t('discussion.due')}
        value={dueOn ?? undefined}
        onChange={(day) => onChange({ dueOn: day || null })}
      />
    </div>
  )
}

interface TodoToggleProps {
  draft: CommentDraft
  people: readonly Participant[]
  onChange: (part: Partial<CommentDraft>) => void
}

/** Makes the comment a to-do of the first person it names, else of the member's own; or a plain comment again. */
function TodoToggle({ draft, people, onChange }: TodoToggleProps) {
  const { t } = useTranslation()
  const isTodo = draft.assigneeId !== null
  const me = people.find(({ isMe }) => isMe)
  return (
    <button
      type="button"
      className={styles['make']}
      onClick={() =>
        onChange(
          isTodo
            ? { assigneeId: null, dueOn: null }
            : { assigneeId: namedIn(draft.text, people, draft.picked)[0] ?? me?.memberId ?? null },
        )
      }
    >
      <IconCheckbox aria-hidden />
      {t(isTodo ? 'discussion.makeNoTodo' : 'discussion.makeTodo')}
    </button>
  )
}
