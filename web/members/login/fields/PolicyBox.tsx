import { useTranslation } from 'react-i18next'
import { TickField } from '../../../kit/fields/TickField.tsx'
import { changeDraft, useLoginDraft } from '../draft.ts'
import styles from '../LoginForm.module.css'

export const POLICY_PATH = '/policy'

/** Required for an account. The policy opens beside the form, which stays as it is. */
export function PolicyBox({ error, onCheck }: { error?: string | undefined; onCheck?: () => void }) {
  const { t } = useTranslation()
  const { isPolicyAccepted } = useLoginDraft()
  return (
    <TickField
      label={t('login.policyBefore')}
      name="policy"
      value={isPolicyAccepted}
      isRequired
      error={error}
      onChange={(isChecked) => {
        onCheck?.()
        changeDraft({ isPolicyAccepted: isChecked })
      }}
    >
      <a
        className={styles['inlineLink']}
        href={POLICY_PATH}
        target="_blank"
        rel="noreferrer"
        aria-label={t('login.policyLabel')}
      >
        {t('login.policy')}
      </a>
    </TickField>
  )
}
