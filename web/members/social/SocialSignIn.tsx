import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signInBySocial } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useUser } from '../session/current-user.ts'
import { LoginForm } from '../login/LoginForm.tsx'
import styles from '../login/LoginForm.module.css'
import { ANSWER_SPENT, isRefusal, POLICY_NEEDED, refusalOf } from '../login/refusals.ts'
import { signedIn } from '../session/session.ts'
import { SocialPolicy } from './SocialPolicy.tsx'
import { welcomeNewcomer } from '../login/newcomer.ts'
import { forgetSocialReturn, readSocialReturn, type SocialAnswer } from './social.ts'

/** Signs in somebody who returns from a provider, the first time after the policy, and leads back to where they were. */
export function SocialSignIn({ answer: { type, code, state, iss } }: { answer: SocialAnswer }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [back] = useState(readSocialReturn)
  const [needsPolicy, setNeedsPolicy] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (policyAccepted: boolean) => {
      const tokens = await call(signInBySocial, { type, code: code ?? '', state, iss, policyAccepted }).catch(
        (error: unknown) => {
          // Not a failure: the next step is needed.
          if (isRefusal(error, POLICY_NEEDED)) return null
          throw error
        },
      )
      if (!tokens) return setNeedsPolicy(true)
      await signedIn(tokens, { isRemembered: back.isRemembered })
      // The policy is asked of those who had no account.
      if (policyAccepted) welcomeNewcomer()
    },
    // The page itself shows a refusal.
    meta: { isSilent: true },
    onError: (error) => refusalOf(error) ?? reportFailure(error),
  })

  // A provider's answer is valid for one call: it is sent once, when the page opens.
  const isCalled = useRef(false)
  const begin = useEffectEvent(() => mutate(false))
  useEffect(() => {
    if (isCalled.current || code === null) return
    isCalled.current = true
    begin()
  }, [code])

  // Signed in, here or in another tab: the return address replaces the address of the answer.
  const isSignedIn = Boolean(useUser())
  const goOn = useEffectEvent(() => {
    forgetSocialReturn()
    void navigate(back.address, { replace: true })
  })
  useEffect(() => {
    if (isSignedIn) goOn()
  }, [isSignedIn])

  if (needsPolicy && !isRefusal(error, ANSWER_SPENT))
    return <SocialPolicy isPending={isPending} error={refusalOf(error)?.text} onAccept={() => mutate(true)} />
  if (code !== null && !error) {
    return (
      <>
        <ProgressLine label={t('loading')} />
        <output>{t('login.socialPending')}</output>
      </>
    )
  }
  return (
    <>
      <p className={styles['message']} role="alert">
        {refusalOf(error)?.text ?? t('login.socialCancelled')}
      </p>
      <LoginForm isTimedOut={false} />
    </>
  )
}
