import '../../locales/login-texts.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useUser } from '../session/current-user.ts'
import { dropRequest, takePending, useLoginDialog } from './login-dialog.ts'
import { LoginForm } from './LoginForm.tsx'
import { readSocialAnswer } from '../social/social.ts'
import { SocialSignIn } from '../social/SocialSignIn.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import styles from './LoginView.module.css'

/** The login page, and the return address of social providers. */
export function LoginView() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const answer = readSocialAnswer(useLocation().search)
  const request = useLoginDialog()
  // A provider's answer knows where the person was.
  const isSignedIn = Boolean(user) && answer === null
  const leave = useEffectEvent(() => {
    if (canGoBack()) void navigate(-1)
    else void navigate('/', { replace: true })
  })
  // Signing in happens outside this tree, and the way back belongs to the browser.
  useEffect(() => {
    if (isSignedIn) leave()
  }, [isSignedIn])
  // The page that asked for the login has changed.
  useEffect(
    () => () => {
      dropRequest()
      takePending()
    },
    [],
  )

  if (user === undefined) return <ProgressLine label={t('loading')} />
  return (
    <div className={styles['page']}>
      <Link className={styles['home']} to="/">
        {t('productTitle')}
      </Link>
      <section className={styles['card']}>
        <h1>{t('login.welcome')}</h1>
        {answer ? <SocialSignIn answer={answer} /> : <LoginForm {...(request ?? { isTimedOut: false })} />}
      </section>
    </div>
  )
}

/** Whether the previous history entry is a page of ours. */
function canGoBack(): boolean {
  // The router counts the entries that it made; the browser, where it can tell, also counts those before a reload.
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return navigation?.canGoBack ?? (typeof idx === 'number' && idx > 0)
}
