import '../../../locales/login-texts.ts'
import '../../../locales/profile-texts.ts'
import '../../../locales/company-texts.ts'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../contract/members.ts'
import styles from './DeletionLine.module.css'
import { useKeepAccount } from './keep-account.ts'
import { endOf } from '../../../kit/moments.ts'

/** A line on every page of an account that will be deleted: when, and a button to keep it. */
export function DeletionLine({ user, deleteTime }: { user: User; deleteTime: number }) {
  const { t, i18n } = useTranslation()
  // The line leaves with the focus, which moves to the page.
  const { isPending, keepAccount } = useKeepAccount(user, () => document.getElementById('content')?.focus())
  return (
    <section className={styles['line']} aria-label={t('profile.deletion')}>
      <p>{t('profile.deletionDue', { date: endOf(deleteTime, i18n.language) })}</p>
      <button type="button" aria-busy={isPending} onClick={keepAccount}>
        {t('profile.keep')}
      </button>
    </section>
  )
}
