import { useTranslation } from 'react-i18next'
import type { CheckedFormState } from '../checked-form.ts'
import styles from '../LoginForm.module.css'

/** Errors that no field can correct, and the button. */
export function FormEnd({ form, label }: { form: CheckedFormState; label: string }) {
  const { t } = useTranslation()
  const { isPending, errors } = form
  return (
    <>
      <p className={styles['error']} role="alert">
        {errors.form}
      </p>
      {/* Not disabled, which would lose the focus. A second press does nothing. */}
      <button type="submit" className={styles['submit']} aria-busy={isPending} aria-disabled={isPending}>
        {isPending ? t('login.pending') : label}
      </button>
    </>
  )
}
