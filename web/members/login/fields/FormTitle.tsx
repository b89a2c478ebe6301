import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../LoginForm.module.css'
import { useLogin } from '../login-context.ts'

/** The title of a view that is no tab, with a way back to the view before. */
export function FormTitle({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation()
  const { view, show } = useLogin()
  return (
    <div className={styles['title']}>
      <button type="button" className={styles['back']} onClick={() => show(view === 'reset' ? 'password' : 'code')}>
        <IconArrowLeft />
        {t('login.back')}
      </button>
      <h3>{title}</h3>
      <p className={styles['hint']}>{hint}</p>
    </div>
  )
}
