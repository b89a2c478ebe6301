import { useTranslation } from 'react-i18next'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { PlaceButton } from '../discussion/DiscussionSection.tsx'
import type { GuestThread } from '../discussion/threads.ts'
import type { CommentPlace } from '../queries.ts'
import { goToPart } from './current-part.ts'
import type { ShownPart } from './queries.ts'

/** A place in a part whose details are asked for. */
export interface AskedPlace {
  place: number
  on: CommentPlace
}

interface SentPlaceProps {
  thread: GuestThread
  parts: readonly ShownPart[]
  onShow: (asked: AskedPlace) => void
}

/** The part that a comment is on, and the place in it; nothing where it is about the version as a whole. */
export function SentPlace({ thread: { comment }, parts, onShow }: SentPlaceProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { sent, on, saidOf } = comment
  const part = parts.find(({ place }) => place === sent?.place)
  if (!part) return null
  const { place, kind, name } = part
  const what = saidOf ? nameOf(isChinese, saidOf) : ''
  const isSpot = on !== null && 'x' in on
  const where = isSpot ? t('shared.talk.onPlace') : t('shared.talk.on', { name: what || name })
  // A list may be called like a board.
  const within = isSpot || what ? name : t(`shared.kinds.${kind}`)
  return (
    <PlaceButton
      label={`${where} · ${within}`}
      onPress={() => {
        goToPart(place)
        if (on) onShow({ place, on })
      }}
    />
  )
}
