import { IconCircleCheck, IconHistory } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '../../../../contract/sharing/calls.ts'
import { reportFailure } from '../../../errors/report.ts'
import buttons from '../../../ui/buttons.module.css'
import { LatePart } from '../../../ui/late/LatePart.tsx'
import { part } from '../../../ui/late/part.tsx'
import { momentOf } from '../../../ui/moments.ts'
import type { SharedView } from '../queries.ts'
import styles from './ApprovalBar.module.css'
import { ApproveDialog } from './ApproveDialog.tsx'

const SinceApproval = part(async () => (await import('./SinceApproval.tsx')).SinceApproval)

interface ApprovalBarProps {
  token: string
  view: SharedView
  /** Undefined: they are to come. */
  approvals: readonly Approval[] | undefined
}

/** Whether the reader is asked to approve what is shown. */
export function asksForApproval({ role }: Pick<SharedView, 'role'>, approvals: readonly Approval[] = []): boolean {
  const [latest] = newestFirst(approvals)
  return role === 'approve' && (latest === undefined || latest.isChanged)
}

function newestFirst(approvals: readonly Approval[]): Approval[] {
  return approvals.toSorted((one, other) => other.time - one.time)
}

/** How things stand with approving what is shown, and where it is done. */
export function ApprovalBar({ token, view, approvals }: ApprovalBarProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [latest, ...earlier] = newestFirst(approvals ?? [])
  const mayApprove = view.role === 'approve'
  if (!latest && !mayApprove) return null
  // Its room is kept.
  if (!approvals) return <div className={styles['bar']} aria-hidden />
  const isSettled = latest !== undefined && !latest.isChanged
  return (
    <section className={styles['bar']} aria-label={t('shared.approve.label')} data-waits={mayApprove && !isSettled}>
      <div className={styles['told']}>
        {latest ? <Told approval={latest} /> : <p className={styles['asked']}>{t('shared.approve.asked')}</p>}
        {latest?.isChanged && <WhatChanged token={token} approval={latest} contentHash={view.contentHash} />}
        {earlier.length > 0 && (
          <details className={styles['earlier']}>
            <summary>{t('shared.approve.earlier', { count: earlier.length })}</summary>
            {earlier.map((approval) => (
              <Told key={approval.id} approval={approval} />
            ))}
          </details>
        )}
      </div>
      {mayApprove && (
        <button type="button" className={buttons[isSettled ? 'plain' : 'filled']} onClick={() => setIsOpen(true)}>
          {actText()}
        </button>
      )}
      {mayApprove && <ApproveDialog token={token} view={view} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </section>
  )

  function actText(): string {
    if (!latest) return t(`shared.approve.act.${view.kind}`)
    return isSettled ? t('shared.approve.also') : t('shared.approve.again')
  }
}

interface WhatChangedProps {
  token: string
  approval: Approval
  contentHash: string
}

function WhatChanged({ token, approval, contentHash }: WhatChangedProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles['since']}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={() => SinceApproval.preload()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('shared.approve.whatChanged')}
      </button>
      <div id={id}>
        {isOpen && (
          <LatePart onFailure={reportFailure}>
            <SinceApproval token={token} approvalId={approval.id} contentHash={contentHash} />
          </LatePart>
        )}
      </div>
    </div>
  )
}

function Told({ approval: { name, note, time, isChanged } }: { approval: Approval }) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles['approval']} data-changed={isChanged}>
      {isChanged ? <IconHistory aria-hidden /> : <IconCircleCheck aria-hidden />}
      <div>
        <p>{t('shared.approve.by', { name, date: momentOf(time, i18n.language) })}</p>
        <p className={styles['state']}>{isChanged ? t('shared.approve.isChanged') : t('shared.approve.holds')}</p>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
    </div>
  )
}
