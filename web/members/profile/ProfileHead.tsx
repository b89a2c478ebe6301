import { roles as known, type Role } from '../../../contract/permissions.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '../../../contract/members.ts'
import buttons from '../../kit/buttons.module.css'
import { AvatarButton } from '../avatar/AvatarButton.tsx'
import { Avatar } from '../../kit/Avatar.tsx'
import { dayOf } from '../../kit/moments.ts'
import styles from './ProfileHead.module.css'

/** The member's picture and name, and what they cannot change here. */
export function ProfileHead({ user }: { user: User }) {
  const { t, i18n } = useTranslation()
  return (
    <header className={styles['head']}>
      <div className={styles['picture']}>
        <Avatar name={user.nickname || user.email} picture={user.avatar} side={112} />
        <AvatarButton className={buttons['plain']} label={t('profile.changePicture')} />
      </div>
      <div className={styles['who']}>
        <h1 dir="auto">{user.nickname}</h1>
        <dl className={styles['facts']}>
          <Fact name={t('profile.username')} value={user.username} />
          <Fact name={t('profile.email')} value={user.email} />
          <Fact name={t('profile.roles')} value={useRoleNames(user.roles)} />
          <Fact name={t('profile.created')} value={dayOf(user.createTime, i18n.language)} />
        </dl>
      </div>
      <Link className={buttons['plain']} to="/budgetList">
        {t('profile.budgetLists')}
      </Link>
    </header>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}

function useRoleNames(roles: readonly string[]): string {
  const { t, i18n } = useTranslation()
  const names = roles.map((role) => (isKnown(role) ? t(`profile.roleNames.${role}`) : role))
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names)
}

function isKnown(role: string): role is Role {
  return (known as readonly string[]).includes(role)
}
