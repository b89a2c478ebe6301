import '@mantine/core/styles/Tabs.layer.css'
import '../../locales/login-texts.ts'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import tabs from '../../kit/tabs.module.css'
import { CodeLogin } from './CodeLogin.tsx'
import { DemonstrationAccounts } from './DemonstrationAccounts.tsx'
import { currentDraft, forgetDraft, forgetSecrets } from './draft.ts'
import styles from './LoginForm.module.css'
import { LoginContext, useLogin, type Login, type LoginMode } from './login-context.ts'
import { useFocusOnView } from './focus-on-view.ts'
import type { LoginRequest } from './login-dialog.ts'
import { PasswordLogin } from './PasswordLogin.tsx'
import { PasswordReset } from './PasswordReset.tsx'
import { optionsOrSpecified, signInOptions } from '../queries.ts'
import { Registration } from './Registration.tsx'
import { forgetSent } from './sent-codes.ts'
import { signedIn } from '../session/session.ts'
import { SocialButtons } from '../social/SocialButtons.tsx'

/** The ways to sign in, in the dialog and on a page of their own. The component around it sees by `useUser` when it is done. */
export function LoginForm({ isTimedOut, endedWhy, purpose }: LoginRequest) {
  const { t } = useTranslation()
  const [view, show] = useState<LoginMode>('code')
  const { data, isPending } = useQuery(signInOptions)
  const options = optionsOrSpecified(data)
  const login = useMemo<Login>(
    () => ({
      options,
      view,
      show,
      finish: async (tokens) => {
        await signedIn(tokens, { isRemembered: currentDraft().isRemembered })
        forgetDraft()
        forgetSent()
      },
    }),
    [options, view],
  )
  // Typed text outlives the form; passwords do not.
  useEffect(() => forgetSecrets, [])
  const body = useFocusOnView(view, !isPending)
  // A field's limit must be known before a password manager fills it in.
  if (isPending) return <FormShape label={t('loading')} />
  return (
    <LoginContext value={login}>
      <div ref={body} className={styles['body']}>
        {(endedWhy ?? isTimedOut) && (
          <p className={styles['message']} role="alert">
            {endedWhy ?? t('errors.loginTimedOut')}
          </p>
        )}
        {purpose && <p className={styles['hint']}>{t(`login.purposes.${purpose}`)}</p>}
        {view === 'register' && <Registration />}
        {view === 'reset' && <PasswordReset />}
        {(view === 'code' || view === 'password') && <LoginTabs />}
      </div>
    </LoginContext>
  )
}

/** What a tab is for; its description for a listener. */
function About({ children }: { children: string }) {
  return (
    <p className="mb-14 text-meta text-second" aria-hidden>
      {children}
    </p>
  )
}

/** The form's shape while its limits load. */
function FormShape({ label }: { label: string }) {
  return (
    <>
      <ProgressLine label={label} />
      <div className={styles['shape']} data-shape aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
    </>
  )
}

function LoginTabs() {
  const { t } = useTranslation()
  const { view, show } = useLogin()
  return (
    <>
      <Tabs
        value={view}
        keepMounted={false}
        classNames={{ list: tabs['list'] ?? '', tab: tabs['tab'] ?? '', panel: styles['panel'] ?? '' }}
        onChange={(chosen) => show(chosen === 'password' ? 'password' : 'code')}
      >
        <Tabs.List aria-label={t('login.ways')}>
          <Tabs.Tab value="code" aria-description={t('login.aboutCode')}>
            {t('login.byCode')}
          </Tabs.Tab>
          <Tabs.Tab value="password" aria-description={t('login.aboutPassword')}>
            {t('login.byPassword')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="code">
          <About>{t('login.aboutCode')}</About>
          <CodeLogin />
        </Tabs.Panel>
        <Tabs.Panel value="password">
          <About>{t('login.aboutPassword')}</About>
          <PasswordLogin />
        </Tabs.Panel>
      </Tabs>
      <SocialButtons />
      <DemonstrationAccounts />
    </>
  )
}
