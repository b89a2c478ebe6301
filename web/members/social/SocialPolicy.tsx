import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginDraft } from '../login/draft.ts'
import styles from '../login/LoginForm.module.css'
import { PolicyBox } from '../login/fields/PolicyBox.tsx'

interface SocialPolicyProps {
  isPending: boolean
  error: string | undefined
  onAccept: () => void
}

/** The step between a first social sign-in and an account: the policy. */
export function SocialPolicy({ isPending, error, onAccept }: SocialPolicyProps) {
  const { t } = useTranslation()
  const { isPolicyAccepted } = useLoginDraft()
  const [isMissed, setIsMissed] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissed(!isPolicyAccepted)
    if (isPolicyAccepted && !isPending) onAccept()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['title']}>
        <h2>{t('login.socialTitle')}</h2>
        <p className={styles['hint']}>{t('login.socialHint')}</p>
      </div>
      <PolicyBox error={isMissed ? t('login.required') : undefined} onCheck={() => setIsMissed(false)} />
      <p className={styles['error']} role="alert">
        {error}
      </p>
      <button type="submit" className={styles['submit']} aria-busy={isPending}>
        {isPending ? t('login.pending') : t('login.create')}
      </button>
    </form>
  )
}
