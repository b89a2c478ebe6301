import { useTranslation } from 'react-i18next'
import { exportApproval, type OwnersApproval } from '../../../../../contract/sharing/approval-calls.ts'
import { useFileSaving } from '../../file-saving.ts'

interface ApprovalFileProps {
  className: string | undefined
  approval: OwnersApproval
}

/** Saves an approval with its content as a PDF in the reader's language. */
export function ApprovalFile({ className, approval: { id, name } }: ApprovalFileProps) {
  const { t, i18n } = useTranslation()
  const { save, isPending } = useFileSaving(exportApproval)
  const deed = t(isPending ? 'share.making' : 'shareNews.approvals.pdf')
  return (
    <button
      type="button"
      className={className}
      aria-label={t('share.deedOf', { deed, what: name })}
      aria-busy={isPending}
      onClick={() => save({ id, language: i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en' })}
    >
      {deed}
    </button>
  )
}
