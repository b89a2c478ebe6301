import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import styles from './AvatarDialog.module.css'
import { FileButton } from '../../kit/files/FileButton.tsx'

interface PictureChoiceProps {
  user: User
  limits: { megabytes: number }
  onFile: (file: File) => void
}

/** Without a chosen picture: the present one, and the ways to another. */
export function AvatarChoice({ user, limits, onFile }: PictureChoiceProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  return (
    <div className={styles['choice']}>
      <Avatar name={user.nickname || user.email} picture={user.avatar} side={112} />
      {isPhone ? (
        <p className={styles['hint']}>{t('avatar.inUse')}</p>
      ) : (
        <p className={styles['drop']}>
          {t('avatar.drop')}
          <span className={styles['hint']}>{t('avatar.ways')}</span>
        </p>
      )}
      <FileButton label={t('avatar.choose')} look="filled" onFile={onFile} />
      <p className={styles['hint']}>{t('avatar.limits', limits)}</p>
    </div>
  )
}
