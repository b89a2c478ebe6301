import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../kit/fields/TextField.tsx'
import styles from './lock-form.module.css'

interface LockPasswordFieldProps {
  value: string
  error: string
  onType: (typed: string) => void
  /** The dialog gives it the initial focus. */
  isFirst?: boolean
  field?: RefObject<HTMLInputElement | null>
}

const MOST = 128

// Browsers that ignore `off` respect `one-time-code`: such a password is not saved. Password managers that look at the type alone have
// attributes of their own.
const NOT_TO_SAVE = {
  autoComplete: 'one-time-code',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

/** The field for the lock's password, which browsers must not offer to save as the account's. */
export function LockPasswordField({ value, error, onType, isFirst = false, field }: LockPasswordFieldProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...NOT_TO_SAVE}
      ref={field}
      label={t('lockScreen.password')}
      name="lock"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={isFirst || undefined}
      value={value}
      error={error}
      limit={{ most: MOST, text: t('lockScreen.limitReached', { count: MOST }) }}
      aside={
        <button
          type="button"
          className={styles['eye']}
          aria-label={t('lockScreen.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <IconEyeOff /> : <IconEye />}
        </button>
      }
      onChange={onType}
    />
  )
}
