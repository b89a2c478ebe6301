import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '../../../../contract/sharing/approval-calls.ts'
import buttons from '../../../kit/buttons.module.css'
import { useGuestName } from '../discussion/guest-name.ts'
import type { SharedView } from '../queries.ts'
import styles from './ApprovalBar.module.css'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ChangesDialog } from './ChangesDialog.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'
import { FootBar } from './FootBar.tsx'
import { GuestDifference } from './GuestDifference.tsx'

interface ApprovalBarProps {
  token: string
  view: SharedView
  /** Undefined while they load. */
  approvals: readonly Approval[] | undefined
  /** At the foot of a phone: one line; the details are elsewhere. */
  isSlim?: boolean
}

/** Whether the reader is asked for an approval. */
export function asksForApproval({ role }: Pick<SharedView, 'role'>, approvals: readonly Approval[] = []): boolean {
  const [latest] = newestFirst(approvals)
  return role === 'approve' && (latest === undefined || latest.isChanged)
}

function newestFirst(approvals: readonly Approval[]): Approval[] {
  return approvals.toSorted((one, other) => other.time - one.time)
}

/** The state of the approval, and the button that approves. */
export function ApprovalBar({ token, view, approvals, isSlim = false }: ApprovalBarProps) {
  const { t } = useTranslation()
  const own = useGuestName()
  const [isOpen, setIsOpen] = useState(false)
  const [latest, ...earlier] = newestFirst(approvals ?? [])
  const mayApprove = view.role === 'approve'
  if (!latest && !mayApprove) return null
  // Keeps the height while loading.
  if (!approvals) return <div className={styles['bar']} aria-hidden />
  const isSettled = latest !== undefined && !latest.isChanged
  const isByReader = isSettled && approvals.some(({ name, isChanged }) => name === own && !isChanged)
  const asked = { token, contentHash: view.contentHash }
  return (
    <FootBar isSlim={isSlim}>
      {isSlim && latest ? (
        <ChangesDialog {...asked} latest={latest} earlier={earlier} />
      ) : (
        <div className={styles['told']}>
          {latest ? <ApprovalNote approval={latest} /> : <p className={styles['asked']}>{t('shared.approve.asked')}</p>}
          {latest?.isChanged && <GuestDifference {...asked} approvalId={latest.id} />}
          {earlier.length > 0 && (
            <details className={styles['earlier']}>
              <summary>{t('shared.approve.earlier', { count: earlier.length })}</summary>
              {earlier.map((approval) => (
                <ApprovalNote key={approval.id} approval={approval} />
              ))}
            </details>
          )}
        </div>
      )}
      {mayApprove && (
        <button type="button" className={buttonClass()} onClick={() => setIsOpen(true)}>
          {actText()}
        </button>
      )}
      {mayApprove && <ApproveDialog token={token} view={view} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </FootBar>
  )

  function buttonClass() {
    if (isByReader) return styles['quiet']
    return buttons[isSettled ? 'plain' : 'filled']
  }

  function actText(): string {
    if (!latest) return t(`shared.approve.act.${view.kind}`)
    if (isByReader) return t('shared.approve.otherName')
    return isSettled ? t('shared.approve.also') : t('shared.approve.again')
  }
}
