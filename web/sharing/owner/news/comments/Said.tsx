import { useTranslation } from 'react-i18next'
import type { OwnersComment } from '../../../../../contract/sharing/calls.ts'
import { momentOf } from '../../../../ui/moments.ts'
import parts from '../../parts.module.css'
import styles from './Thread.module.css'

/** Who said what, and when. */
export function Said({ comment: { name, isOwner, isRead, text, createTime } }: { comment: OwnersComment }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <p className={styles['by']}>
        <span className={parts['name']}>{isOwner ? t('share.you') : name}</span>
        <time className={parts['meta']} dateTime={new Date(createTime).toISOString()}>
          {momentOf(createTime, i18n.language)}
        </time>
        {!isRead && !isOwner && <span className={parts['new']}>{t('share.new')}</span>}
      </p>
      <p className={parts['text']}>{text}</p>
    </>
  )
}
