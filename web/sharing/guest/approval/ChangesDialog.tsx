import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '../../../../contract/sharing/approval-calls.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useStepOfPage } from '../../../kit/history/step-of-page.ts'
import styles from './ApprovalBar.module.css'
import { LateDifference } from './LateDifference.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'

interface ChangesDialogProps {
  token: string
  contentHash: string
  latest: Approval
  earlier: readonly Approval[]
}

/** On a phone: what has changed since the approval, as a dialog. */
export function ChangesDialog({ token, contentHash, latest, earlier }: ChangesDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useStepOfPage(isOpen, close, 'changesSinceApproval')
  return (
    <div className={styles['slim']}>
      <p>{t('shared.approve.isChanged')}</p>
      <button type="button" className={styles['quiet']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('shared.approve.whatChanged')}
      </button>
      <Dialog
        title={t('shared.approve.whatChanged')}
        closeLabel={t('shared.close')}
        width={560}
        isOpen={isOpen}
        onClose={close}
        elseFocusId="content"
      >
        <div className={styles['told']}>
          <ApprovalNote approval={latest} />
          <LateDifference token={token} contentHash={contentHash} approvalId={latest.id} />
          {earlier.map((approval) => (
            <ApprovalNote key={approval.id} approval={approval} />
          ))}
        </div>
      </Dialog>
    </div>
  )
}
