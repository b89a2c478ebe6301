import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '../../../../contract/sharing/discussion-calls.ts'
import { useGuestName } from '../discussion/guest-name.ts'

interface NewsProps {
  contentHash: string
  comments: readonly Comment[] | undefined
}

/** Announces new comments to screen readers; others see them. */
export function GuestNews({ contentHash, comments }: NewsProps) {
  const { t } = useTranslation()
  const own = useGuestName()
  const [known, setKnown] = useState({ contentHash, comments })
  const [told, setTold] = useState('')
  if (known.contentHash !== contentHash || known.comments !== comments) {
    setKnown({ contentHash, comments })
    const fresh = known.comments && comments?.findLast((one) => !known.comments?.some(({ id }) => id === one.id))
    if (known.contentHash !== contentHash) setTold(t('shared.changed'))
    // The author of a comment needs no announcement.
    if (fresh && (fresh.isOwner || fresh.name !== own)) setTold(t('shared.talk.news', { name: fresh.name }))
  }
  return <output className="visually-hidden">{told}</output>
}
