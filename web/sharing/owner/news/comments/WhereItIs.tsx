import { useTranslation } from 'react-i18next'
import type { CommentPlace } from '../../../../../contract/sharing/discussion-calls.ts'
import parts from '../../parts.module.css'
import type { SharedDocument } from '../../shared-document.ts'

interface WhereItIsProps {
  shared: SharedDocument
  place: CommentPlace
  onShow: (() => void) | undefined
}

/** The place that a comment is about, as a link to it. */
export function WhereItIs({ shared: { nameOf }, place, onShow }: WhereItIsProps) {
  const { t } = useTranslation()
  const isSpot = 'x' in place
  const found = isSpot
    ? t('shareNews.comments.spot', { x: Math.round(place.x), y: Math.round(place.y) })
    : nameOf('itemId' in place ? place.itemId : place.lineId)
  const what = found ?? t('shareNews.comments.goneThing')
  return (
    <p className={parts['meta']}>
      {t('shareNews.comments.on', { what })}{' '}
      {onShow && found !== null && (
        <button
          type="button"
          className={parts['deed']}
          aria-label={t('share.deedOf', { deed: t('shareNews.comments.show'), what })}
          onClick={onShow}
        >
          {t('shareNews.comments.show')}
        </button>
      )}
    </p>
  )
}
