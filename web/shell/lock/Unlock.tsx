import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '../../members/session/session.ts'
import styles from './lock-form.module.css'
import { tryPassword } from './lock-attempt.ts'
import { LockPasswordField } from './LockPasswordField.tsx'
import { useLock } from './lock-state.ts'
import { usePause } from './lock-wait.ts'

/** Unlocks the page, or signs out. */
export function Unlock() {
  const { t, i18n } = useTranslation()
  const { record, isKept } = useLock()
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pause = usePause(record)

  const unlock = async () => {
    field.current?.focus()
    if (isPending || pause > 0) return
    if (password === '') return setError(t('lockScreen.required'))
    setIsPending(true)
    const isRight = await tryPassword(password)
    setIsPending(false)
    if (isRight) return
    setError(t('lockScreen.wrong'))
    field.current?.select()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void unlock()
  }
  return (
    <form className={styles['form']} autoComplete="off" noValidate onSubmit={submit}>
      <LockPasswordField
        field={field}
        value={password}
        error={error}
        onType={(typed) => {
          setError('')
          setPassword(typed)
        }}
      />
      {pause > 0 && record && (
        <p className={styles['hint']}>
          {/* Read out once, not each second. */}
          <output>{t('lockScreen.pause', { count: record.failures })}</output>{' '}
          <span className="figures">{t('lockScreen.wait', { time: inWords(pause, i18n.language) })}</span>
        </p>
      )}
      <button
        type="submit"
        className={styles['submit']}
        aria-busy={isPending}
        aria-disabled={isPending || pause > 0 || undefined}
      >
        {isPending ? t('lockScreen.pending') : t('lockScreen.unlock')}
      </button>
      <button type="button" className={styles['out']} onClick={signOut}>
        {t('header.logOut')}
      </button>
      <p className={styles['hint']}>{t('lockScreen.forgotten')}</p>
      {!isKept && <p className={styles['hint']}>{t('lockScreen.notKept')}</p>}
    </form>
  )
}

/** A time in ms, in seconds and from two minutes on in minutes, rounded up. */
function inWords(time: number, language: string): string {
  const [unit, length] = time > 120_000 ? (['minute', 60_000] as const) : (['second', 1000] as const)
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return words.format(Math.ceil(time / length))
}
