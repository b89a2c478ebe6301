import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { CheckedFormState } from '../checked-form.ts'
import styles from '../LoginForm.module.css'
import { useLimits, useSocialNames } from '../../queries.ts'

interface EmailFieldProps {
  form: CheckedFormState
  label?: string
  value: string
  onType: (email: string) => void
  /** `username` beside a password: a password manager stores it as such. */
  autoComplete: 'email' | 'username'
}

/** Limited to the login form's longest address. */
export function EmailField({ form, label, value, onType, autoComplete }: EmailFieldProps) {
  const { t } = useTranslation()
  const most = useLimits().email
  const [provider] = useSocialNames()
  const overText = provider
    ? t('login.emailTooLongSocial', { count: most, name: provider })
    : t('login.emailTooLong', { count: most })
  return (
    <TextField
      label={label ?? t('login.email')}
      name="email"
      type="email"
      aria-required
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={form.errors.email}
      limit={{ most, text: overText }}
      aside={value && <Used count={value.length} most={most} />}
      onChange={(typed) => {
        form.forget('email')
        onType(typed)
      }}
    />
  )
}

function Used({ count, most }: { count: number; most: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles['used']}>
      <span aria-hidden>{`${count} / ${most}`}</span>
      <span className="visually-hidden">{t('login.used', { count, most })}</span>
    </span>
  )
}
