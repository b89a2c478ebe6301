import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replyToComment, type OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'
import { LONGEST_COMMENT } from '../../../../../contract/sharing/links.ts'
import { reasonOf } from '../../../../errors/message.ts'
import buttons from '../../../../kit/buttons.module.css'
import { LongTextField } from '../../../../kit/fields/LongTextField.tsx'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { useKeyFor } from '../../../../workspace/new-key.ts'
import parts from '../../parts.module.css'
import { useShareChange } from '../../queries.ts'
import type { CommentedDocument } from '../../shared-document.ts'
import { draftTo, keepDraftTo } from './drafts.ts'

interface ReplyFormProps {
  shared: CommentedDocument
  to: OwnersComment
  /** The author of the comment. */
  name: string
  onEnd: () => void
}

/** A form for an answer. The draft stays until it is sent or discarded. */
export function ReplyForm({ shared, to, name, onEnd }: ReplyFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(() => draftTo(to.id))
  const [refusal, setRefusal] = useState('')
  const keyFor = useKeyFor()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useShareChange(shared, replyToComment, { isSilent: true })
  // The form opens by a press, so it takes the focus.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = () => {
    const said = text.trim()
    if (said === '' || isPending) return
    mutate(
      { linkId: to.linkId, parentId: to.id, text: said, key: keyFor(said) },
      {
        onError: (error) => setRefusal(reasonOf(error, t)),
        onSuccess: () => {
          showToast(t('shareNews.comments.sent'))
          keepDraftTo(to.id, '')
          onEnd()
        },
      },
    )
  }
  const giveUp = () => {
    keepDraftTo(to.id, '')
    onEnd()
  }
  return (
    <form
      ref={form}
      className={parts['ask']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <LongTextField
        label={t('shareNews.comments.replyTo', { name })}
        value={text}
        rows={2}
        most={LONGEST_COMMENT}
        error={refusal}
        // The draft is there when the form opens again.
        onEscape={onEnd}
        onChange={(typed) => {
          setText(typed)
          keepDraftTo(to.id, typed)
          setRefusal('')
        }}
      />
      <div className={parts['answers']}>
        <button type="button" className={buttons['plain']} onClick={giveUp}>
          {t('share.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isPending} aria-disabled={text.trim() === ''}>
          {t('shareNews.comments.send')}
        </button>
      </div>
    </form>
  )
}
