import '../../locales/lock-texts.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../members/Avatar.tsx'
import { useUser } from '../../members/session/current-user.ts'
import { LockClock } from './LockClock.tsx'
import styles from './LockCover.module.css'
import { returnToPage } from './lock-state.ts'
import { Unlock } from './Unlock.tsx'

/** The lock screen: a modal dialog of the browser's own, which makes everything else inert, whatever comes later too. */
export function LockCover() {
  const { t } = useTranslation()
  const user = useUser()
  const name = user?.nickname || user?.email
  const dialog = useRef<HTMLDialogElement>(null)
  // A dialog is modal only by a call. Before the paint: nothing of the page gets a key or the focus meanwhile.
  useLayoutEffect(() => {
    const cover = dialog.current
    if (!cover) return
    const show = () => cover.showModal()
    show()
    // Some browsers close a dialog whatever it says.
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
