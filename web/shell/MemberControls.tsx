import { Tooltip } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../members/current-user.ts'
import { openLogin } from '../members/login-dialog.ts'
import { signOut } from '../members/session.ts'
import { isPlainClick } from '../ui/plain-click.ts'
import { Avatar } from '../members/Avatar.tsx'
import { LockButton } from './lock/LockButton.tsx'
import header from './Header.module.css'
import styles from './MemberControls.module.css'
import { PlaceLink } from './PlaceLink.tsx'

/** Who is signed in, with the way out; or the way in. */
export function MemberControls({ isIcon }: { isIcon: boolean }) {
  const { t } = useTranslation()
  const user = useUser()
  // Whose the tokens are is known in a moment; until then it is neither.
  if (user === undefined) return null
  if (user === null) {
    const open = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      openLogin({ isTimedOut: false })
    }
    return (
      <Link className={header['login']} to="/login" onClick={open}>
        {t('header.login')}
      </Link>
    )
  }
  const name = user.nickname || user.email
  return (
    <>
      <PlaceLink className={styles['member']} to="/user/info">
        <Avatar name={name} picture={user.avatar} />
        <span className="visually-hidden">{t('routes.profile')} </span>
        <span className={isIcon ? 'visually-hidden' : styles['words']}>
          <span className={styles['name']}>{user.nickname} </span>
          <span className={styles['email']}>{user.email}</span>
        </span>
      </PlaceLink>
      <LockButton />
      <Tooltip label={t('header.logOut')} events={{ hover: true, focus: true, touch: false }}>
        <button
          type="button"
          className={header['control']}
          aria-label={t('header.logOut')}
          onClick={() => void signOut()}
        >
          <IconLogout />
        </button>
      </Tooltip>
    </>
  )
}
