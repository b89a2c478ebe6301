import { useTranslation } from 'react-i18next'
import type { OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'
import parts from '../../parts.module.css'
import type { CommentedDocument } from '../../shared-document.ts'

interface WhereItIsProps {
  shared: CommentedDocument
  comment: OwnersComment
  onShow: (() => void) | undefined
}

/** The place that a comment is about, as a link to it. */
export function WhereItIs({ shared, comment, onShow }: WhereItIsProps) {
  const { t } = useTranslation()
  const found = usePlaceInWords(shared, comment)
  const what = found ?? t('shareNews.comments.goneThing')
  const isWholeVersion = comment.sent?.place === null
  return (
    <p className={parts['meta']}>
      {t('shareNews.comments.on', { what })}{' '}
      {onShow && found !== null && !isWholeVersion && (
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

/** Null where it is gone. */
function usePlaceInWords({ nameOf, nameOfSent }: CommentedDocument, comment: OwnersComment): string | null {
  const { t } = useTranslation()
  const { on, sent } = comment
  if (sent) return nameOfSent?.(comment) ?? null
  if (!on) return null
  if ('x' in on) return t('shareNews.comments.spot', { x: Math.round(on.x), y: Math.round(on.y) })
  return nameOf('itemId' in on ? on.itemId : on.lineId)
}
