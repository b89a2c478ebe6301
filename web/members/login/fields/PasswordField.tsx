import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { CheckedFormState } from '../checked-form.ts'
import styles from '../LoginForm.module.css'

interface PasswordFieldProps {
  form: CheckedFormState
  name: 'password' | 'newPassword' | 'repeated'
  label: string
  note?: string | undefined
  isOptional?: boolean
  /** The longest text. */
  most?: number
  value: string
  onType: (password: string) => void
}

/** A password field; a button shows the text. */
export function PasswordField({
  form,
  name,
  label,
  note,
  isOptional = false,
  most,
  value,
  onType,
}: PasswordFieldProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={name === 'password' ? 'current-password' : 'new-password'}
      aria-required={!isOptional}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      note={note}
      error={form.errors[name]}
      limit={most === undefined ? undefined : { most, text: t('login.limitReached', { count: most }) }}
      aside={
        <button
          type="button"
          className={styles['eye']}
          aria-label={t(`login.show.${name}`)}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <IconEyeOff /> : <IconEye />}
        </button>
      }
      onChange={(typed) => {
        form.forget(name)
        onType(typed)
      }}
    />
  )
}
