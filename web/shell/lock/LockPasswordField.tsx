import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './lock-form.module.css'

interface LockPasswordFieldProps {
  value: string
  error: string
  onType: (typed: string) => void
  /** The dialog gives it the focus. */
  isFirst?: boolean
  field?: RefObject<HTMLInputElement | null>
}

const MOST = 128

// Browsers heed `one-time-code` where they pass over `off`: a word for once is not one to save. The password managers that
// look at the type alone each have their own sign.
const NOT_TO_SAVE = {
  autoComplete: 'one-time-code',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

/** The lock's password, which no browser shall offer to save as the account's. */
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
      onType={onType}
    />
  )
}
