import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { CommentCount } from '../discussion/CommentCount.tsx'
import { useDiscussion } from '../discussion/discussion-context.ts'
import { GuestCommentForm } from '../discussion/GuestCommentForm.tsx'

const WHOLE = [null]

/** The numbers of the comments on a part as a whole, and a form for another. */
export function CommentOnPart({ name }: { name: string }) {
  const { t } = useTranslation()
  const discussion = useDiscussion()
  const [isOpen, setIsOpen] = useState(false)
  if (!discussion) return null
  const { mayComment, token } = discussion
  const label = t('shared.talk.commentOn', { name })
  const close = () => setIsOpen(false)
  return (
    <div className="flex max-w-[calc(760*var(--u))] flex-wrap items-center gap-12 print:hidden">
      {mayComment && !isOpen && (
        <Button look="inline" icon={IconMessagePlus} label={label} onPress={() => setIsOpen(true)} />
      )}
      {mayComment && isOpen && (
        <div className="w-full">
          <GuestCommentForm token={token} label={label} onSent={close} onCancel={close} />
        </div>
      )}
      <CommentCount keys={WHOLE} />
    </div>
  )
}
