import { IconCheck } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Notice } from '../../../contract/notices.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import { momentOf, timeAgo } from '../../kit/moments.ts'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import styles from './NoticeList.module.css'
import { targetOf } from './notice-target.ts'
import { wordsOf } from './notice-words.ts'

interface NoticeRowProps {
  notice: Notice
  /** When the list was read, in epoch milliseconds. */
  now: number
  onRead: () => void
  /** Called when it is followed on this page. */
  onFollow: () => void
}

/** One notice, with a link to its subject. */
export function NoticeRow({ notice, now, onRead, onFollow }: NoticeRowProps) {
  const { t, i18n } = useTranslation()
  const { line, more } = wordsOf(notice, { t, isChinese: useIsChinese() })
  const { isRead, isGone, time } = notice
  return (
    <li className={styles['row']} data-unread={!isRead || undefined}>
      <span className={styles['mark']}>
        {!isRead && <span className="visually-hidden">{t('notices.unread')}</span>}
      </span>
      <div className={styles['words']}>
        <Way notice={notice} onRead={onRead} onFollow={onFollow}>
          {line}
        </Way>
        {more && <p className={styles['more']}>{more}</p>}
        <p className={styles['facts']}>
          <time dateTime={new Date(time).toISOString()} title={momentOf(time, i18n.language)}>
            {timeAgo(time, now, i18n.language) ?? t('notices.justNow')}
          </time>
          {isGone && <span>{t('notices.gone')}</span>}
        </p>
      </div>
      {!isRead && (
        <button
          type="button"
          className={styles['read']}
          aria-label={t('notices.readOne', { what: line })}
          title={t('notices.readOne', { what: line })}
          onClick={onRead}
        >
          <IconCheck />
        </button>
      )}
    </li>
  )
}

interface WayProps extends Pick<NoticeRowProps, 'notice' | 'onRead' | 'onFollow'> {
  children: string
}

function Way({ notice, onRead, onFollow, children }: WayProps) {
  const addressOf = useProductAddress()
  const openProduct = useProductOpening()
  const target = targetOf(notice)
  if (!target) return <p className={styles['line']}>{children}</p>
  const follow = (event: MouseEvent) => {
    onRead()
    if (!isPlainClick(event)) return
    onFollow()
    if (!('skuId' in target)) return
    event.preventDefault()
    openProduct(target.skuId)
  }
  return (
    <Link className={styles['line']} to={'skuId' in target ? addressOf(target.skuId) : target.path} onClick={follow}>
      {children}
    </Link>
  )
}
