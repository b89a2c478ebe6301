import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { CheckedFormState } from '../checked-form.ts'
import { useLimits } from '../../queries.ts'
import { emailComplaint, type Complaints } from '../rules.ts'
import { SendCodeButton } from './SendCodeButton.tsx'
import { useIsSent } from '../sent-codes.ts'

interface CodeFieldProps {
  /** In a form with two codes the one to the account's own address. */
  name?: 'code' | 'oldCode'
  label?: string
  form: CheckedFormState
  scene: 1 | 2
  /** The address that receives the code. */
  email: string
  /** The address's error. */
  checkEmail?: (email: string) => Complaints
  value: string
  onType: (code: string) => void
}

/** The field for the emailed code, and the button that sends it. */
export function CodeField({
  name = 'code',
  label,
  form,
  scene,
  email,
  checkEmail = emailComplaint,
  value,
  onType,
}: CodeFieldProps) {
  const { t } = useTranslation()
  const most = useLimits().code
  const field = useRef<HTMLInputElement>(null)
  const isSent = useIsSent(email)
  return (
    <TextField
      ref={field}
      label={label ?? t('login.code')}
      name={name}
      aria-required
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      error={form.errors[name]}
      note={isSent ? t('login.codeSentHint', { email: email.trim() }) : ''}
      limit={{ most, text: t('login.limitReached', { count: most }) }}
      aside={
        <SendCodeButton
          scene={scene}
          email={email.trim()}
          isRefused={() => form.complain(checkEmail(email))}
          onSent={() => field.current?.focus()}
          onFailed={(error) => form.tell(error, name)}
        />
      }
      onChange={(typed) => {
        form.forget(name)
        onType(typed.replaceAll(/\s/g, ''))
      }}
    />
  )
}
