import '../../locales/lock-texts.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../kit/Avatar.tsx'
import { useUser } from '../../members/session/current-user.ts'
import { LockClock } from './LockClock.tsx'
import styles from './LockCover.module.css'
import { returnToPage } from './lock-state.ts'
import { Unlock } from './Unlock.tsx'

/** The lock screen: a modal dialog of the browser, which makes everything else inert, including later content. */
export function LockCover() {
  const { t } = useTranslation()
  const user = useUser()
  const name = user?.nickname || user?.email
  const dialog = useRef<HTMLDialogElement>(null)
  // Only a call makes a dialog modal. Before painting: the page must get no key or focus meanwhile.
  useLayoutEffect(() => {
    const cover = dialog.current
    if (!cover) return
    const show = () => cover.showModal()
    show()
    // Some browsers close a dialog even if the event is cancelled.
    cover.addEventListener('close', show)
    return () => {
      cover.removeEventListener('close', show)
      cover.close()
      returnToPage()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles['cover']}
      aria-label={t('lockScreen.label')}
      closedby="none"
      data-lock-cover
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles['wall']}>
        <p className={styles['product']}>{t('productTitle')}</p>
        <LockClock />
        <div className={styles['label']}>
          {user && name && (
            <div className={styles['who']}>
              <Avatar name={name} picture={user.avatar} />
              <h1 className={styles['name']}>{name}</h1>
            </div>
          )}
          <Unlock />
        </div>
      </div>
    </dialog>
  )
}
