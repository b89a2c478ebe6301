import { IconBell } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../members/session/current-user.ts'
import { useUnreadNotices } from '../../notices/unread.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './NoticesButton.module.css'

const NoticesAndTodos = lazyComponent(async () => (await import('./NoticesAndTodos.tsx')).NoticesAndTodos)
const NoticeWatch = lazyComponent(async () => (await import('../../notices/NoticeWatch.tsx')).NoticeWatch)

const IDLE_AFTER_MS = 1500
const MOST_SHOWN = 99

/** The bell: opens the notices, and shows how many are unread. */
export function NoticesButton() {
  const user = useUser()
  return user ? <Bell key={user.id} /> : null
}

function Bell() {
  const { t } = useTranslation()
  const unread = useUnreadNotices()
  const isAtRest = useRest()
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : `${unread}`
  const label = unread > 0 ? t('header.unreadNotices', { count: unread, shown }) : t('header.notices')
  return (
    <>
      <DialogButton
        label={label}
        fragment="#notices"
        icon={
          <span className={styles['bell']}>
            <IconBell />
            {unread > 0 && (
              <b className={styles['count']} aria-hidden>
                {shown}
              </b>
            )}
          </span>
        }
      >
        {({ isOpen, close, button }) => <NoticesAndTodos isOpen={isOpen} onClose={close} button={button} />}
      </DialogButton>
      {isAtRest && (
        <LatePart onFailure={() => undefined}>
          <NoticeWatch />
        </LatePart>
      )}
    </>
  )
}

function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  // The browser's idle time is not React's: this must not compete with the first pictures.
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}
