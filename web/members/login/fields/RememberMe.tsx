import { useTranslation } from 'react-i18next'
import { TickField } from '../../../kit/fields/TickField.tsx'
import { changeDraft, useLoginDraft } from '../draft.ts'

/** Unticked, the session ends with the browser's. */
export function RememberMe() {
  const { t } = useTranslation()
  const { isRemembered } = useLoginDraft()
  return (
    <TickField
      label={t('login.isRemembered')}
      name="remember"
      value={isRemembered}
      onChange={(isChecked) => changeDraft({ isRemembered: isChecked })}
    />
  )
}
