import { useEffect, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../members/session/current-user.ts'
import { openLogin } from '../../members/login/login-dialog.ts'
import { MEMBER_PLACE, takeOwnChange } from '../../members/session/own-change.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import { say } from '../../kit/toasts/spoken.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { LockButton } from '../lock/LockButton.tsx'
import header from './Header.module.css'
import { LogOutButton } from './LogOutButton.tsx'
import styles from './MemberControls.module.css'
import { PlaceLink } from './PlaceLink.tsx'

/** The signed-in member with a button to sign out; or the button to sign in. */
export function MemberControls({ isIcon }: { isIcon: boolean }) {
  const { t } = useTranslation()
  const user = useUser()
  const link = useRef<HTMLAnchorElement>(null)
  // The focused form or button has left with its action.
  useEffect(() => {
    if (user === undefined || !takeOwnChange()) return
    if (user) say(t('header.loggedIn', { name: user.nickname || user.email }))
    // A single tap beside another button signs out: a message shows it as well.
    else showToast(t('header.loggedOut'))
    focusIfLost(link.current)
  }, [user, t])
  // The tokens' owner is known in a moment; until then it shows neither.
  if (user === undefined) return null
  if (user === null) {
    const open = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      openLogin({ isTimedOut: false })
    }
    return (
      <Link ref={link} id={MEMBER_PLACE} className={header['login']} to="/login" onClick={open}>
        {t('header.login')}
      </Link>
    )
  }
  const name = user.nickname || user.email
  return (
    <>
      <PlaceLink ref={link} id={MEMBER_PLACE} className={styles['member']} to="/user/info">
        <Avatar name={name} picture={user.avatar} />
        <span className="visually-hidden">{t('routes.profile')} </span>
        <span className={isIcon ? 'visually-hidden' : styles['words']}>
          <span className={styles['name']}>{user.nickname} </span>
          <span className={styles['email']}>{user.email}</span>
        </span>
      </PlaceLink>
      <LockButton />
      {!isIcon && <LogOutButton />}
    </>
  )
}
