import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { changeDraft, useLoginDraft } from '../draft.ts'

/** Unticked, the session ends with the browser's. */
export function RememberMe() {
  const { t } = useTranslation()
  const { isRemembered } = useLoginDraft()
  return (
    <CheckField
      name="remember"
      isChecked={isRemembered}
      onCheck={(isChecked) => changeDraft({ isRemembered: isChecked })}
    >
      {t('login.isRemembered')}
    </CheckField>
  )
}
