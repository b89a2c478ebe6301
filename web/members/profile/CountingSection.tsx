import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '../../../contract/members.ts'
import { updateUser } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { SwitchField } from '../../kit/fields/SwitchField.tsx'
import { changeUser } from '../session/session.ts'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './ProfileView.module.css'

/** Whether the member's activity is counted in usage statistics. It takes effect at once. */
export function CountingSection({ user: { id, isCounted } }: { user: User }) {
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => call(updateUser, { isCounted: wanted }),
    // Of several presses before an answer the last one counts, here and on the server.
    scope: { id: 'counting' },
    onMutate: (wanted) => changeUser(id, { isCounted: wanted }),
    onError: (_error, wanted) => changeUser(id, { isCounted: !wanted }),
  })
  return (
    <ProfileSection title={t('profile.counting')} hint={t('profile.countingHint')}>
      <SwitchField
        label={t('profile.counted')}
        note={t('profile.countedHint')}
        value={isCounted}
        onChange={(isOn) => mutate(isOn)}
      />
      <Link className={styles['more']} to="/policy#counting">
        {t('profile.countingMore')}
      </Link>
    </ProfileSection>
  )
}
