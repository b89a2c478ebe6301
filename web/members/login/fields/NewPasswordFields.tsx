import { useTranslation } from 'react-i18next'
import type { CheckedFormState } from '../checked-form.ts'
import styles from '../LoginForm.module.css'
import { PasswordField } from './PasswordField.tsx'
import { useLimits } from '../../queries.ts'
import { newPasswordLengths } from '../rules.ts'

export interface NewPassword {
  newPassword: string
  repeated: string
}

interface NewPasswordFieldsProps {
  form: CheckedFormState
  isOptional: boolean
  value: NewPassword
  onType: (change: Partial<NewPassword>) => void
}

/** A new password, twice. */
export function NewPasswordFields({ form, isOptional, value, onType }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const lengths = newPasswordLengths(useLimits())
  return (
    <div className={styles['passwords']}>
      <PasswordField
        form={form}
        isOptional={isOptional}
        name="newPassword"
        label={t(isOptional ? 'login.choosePassword' : 'login.newPassword')}
        // Its error says the same.
        note={
          form.errors.newPassword
            ? undefined
            : t(isOptional ? 'login.choosePasswordHint' : 'login.passwordHint', lengths)
        }
        most={lengths.most}
        value={value.newPassword}
        onType={(newPassword) => onType({ newPassword })}
      />
      <PasswordField
        form={form}
        isOptional={isOptional}
        name="repeated"
        label={t('login.confirmPassword')}
        most={lengths.most}
        value={value.repeated}
        onType={(repeated) => onType({ repeated })}
      />
    </div>
  )
}
