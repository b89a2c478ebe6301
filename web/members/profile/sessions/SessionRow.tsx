import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../../../contract/profile.ts'
import buttons from '../../../kit/buttons.module.css'
import { dayOf, momentOf, timeAgo } from '../../../kit/moments.ts'
import styles from './SessionList.module.css'

interface SessionRowProps {
  session: Session
  /** When the list was read, in epoch milliseconds. */
  now: number
  onEnd: () => void
}

/** One session of the member. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation()
  const { address, createTime, lastUsed, current } = session
  const device = session.device || t('profile.unknownDevice')
  const Icon = /\b(iPhone|Android)\b/.test(device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles['session']}>
      <Icon />
      <div className={styles['words']}>
        <p className={styles['device']}>
          {device} {current && <span className={styles['mark']}>{t('profile.thisOne')}</span>}
        </p>
        <p className={styles['facts']}>
          <span>{address}</span>
          <span>{t('profile.began', { date: dayOf(createTime, i18n.language) })}</span>
          <span>
            {current ? t('profile.usedNow') : t('profile.lastUsed')}{' '}
            {!current && (
              <time dateTime={new Date(lastUsed).toISOString()} title={momentOf(lastUsed, i18n.language)}>
                {timeAgo(lastUsed, now, i18n.language) ?? t('profile.justNow')}
              </time>
            )}
          </span>
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('profile.endOne', { device, address })}
          onClick={onEnd}
        >
          {t('profile.end')}
        </button>
      )}
    </li>
  )
}
