import { useTranslation } from 'react-i18next'
import type { OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'
import { SaidOf } from '../../../../catalogue/SaidOf.tsx'
import { momentOf } from '../../../../kit/moments.ts'
import parts from '../../parts.module.css'
import styles from './Thread.module.css'

interface SaidProps {
  comment: OwnersComment
  isNew: boolean
}

/** Who said what, and when. */
export function OwnersCommentBody({ comment: { name, isOwner, text, createTime, saidOf, sent }, isNew }: SaidProps) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <p className={styles['by']}>
        <span className={parts['name']}>{isOwner ? t('share.you') : name}</span>
        <time className={parts['meta']} dateTime={new Date(createTime).toISOString()}>
          {momentOf(createTime, i18n.language)}
        </time>
        {isNew && <span className={parts['new']}>{t('share.new')}</span>}
      </p>
      {/* What was sent stays the same. */}
      {saidOf && !sent && <SaidOf saidOf={saidOf} />}
      <p dir="auto" className={parts['text']}>
        {text}
      </p>
    </>
  )
}
