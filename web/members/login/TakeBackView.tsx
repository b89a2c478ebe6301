import '../../locales/login-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { signInOptions } from '../queries.ts'
import styles from './LoginView.module.css'
import { TakeBackForm } from './TakeBackForm.tsx'

const TOKEN = /^#([\w-]{43})$/

/** The page of the mail's link by which an account gets its former address back. */
export function TakeBackView() {
  const { t } = useTranslation()
  const token = TOKEN.exec(useLocation().hash)?.[1]
  // The longest password.
  const { isPending } = useQuery(signInOptions)
  if (isPending) return <ProgressLine label={t('loading')} />
  return (
    <div className={styles['page']}>
      <Link className={styles['home']} to="/">
        {t('productTitle')}
      </Link>
      <section className={styles['card']}>
        <h1>{t('login.takeBack')}</h1>
        {token === undefined ? <p>{t('login.takeBackBroken')}</p> : <TakeBackForm key={token} token={token} />}
      </section>
    </div>
  )
}
