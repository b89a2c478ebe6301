import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './lock-form.module.css'
import { hideSecret, type LockSecret } from './lock-hash.ts'
import { LockPasswordField } from './LockPasswordField.tsx'
import { lockState } from './lock-state.ts'

/** Sets a password for this session, or locks with the one set before. */
export function SetLock({ onSet }: { onSet: (secret: LockSecret) => void }) {
  const { t } = useTranslation()
  // Another tab's password must not change the meaning of this dialog's button.
  const [earlier, setEarlier] = useState<LockSecret | null>(() => lockState().record)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const lock = async () => {
    if (isPending) return
    if (earlier) return onSet(earlier)
    if (password === '') return setError(t('lockScreen.required'))
    setIsPending(true)
    try {
      onSet(await hideSecret(password))
    } catch {
      // Computing the hash may need more memory than there is.
      setError(t('lockScreen.notLocked'))
      setIsPending(false)
    }
  }
  // The button leaves with its view, and would take the focus along.
  const setAnother = () => {
    flushSync(() => setEarlier(null))
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void lock()
  }
  return (
    <form className={styles['form']} autoComplete="off" noValidate onSubmit={submit}>
      <p className={styles['hint']}>{t(earlier ? 'lockScreen.again' : 'lockScreen.hint')}</p>
      {!earlier && (
        <LockPasswordField
          field={field}
          value={password}
          error={error}
          isFirst
          onType={(typed) => {
            setError('')
            setPassword(typed)
          }}
        />
      )}
      <button
        type="submit"
        className={styles['submit']}
        aria-busy={isPending}
        aria-disabled={isPending}
        data-autofocus={earlier !== null || undefined}
      >
        {isPending ? t('lockScreen.pending') : t('lock.lock')}
      </button>
      {earlier && (
        <button type="button" className={styles['link']} onClick={setAnother}>
          {t('lockScreen.another')}
        </button>
      )}
    </form>
  )
}
