import { useRef, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LONGEST_REASON } from '../../../../../contract/company.ts'
import { useUser } from '../../../../members/session/current-user.ts'
import buttons from '../../../../kit/buttons.module.css'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { LongTextField } from '../../../../kit/fields/LongTextField.tsx'
import styles from './ChangeDialog.module.css'
import { meanwhileTexts } from './meanwhile.ts'
import type { MemberChangeState } from './member-change.ts'

interface ChangeDialogProps {
  title: string
  /** What happens, one paragraph each. */
  what: readonly string[]
  /** A warning. */
  warning?: string | undefined
  children?: ReactNode
  reason: {
    text: string
    isNeeded: boolean
    note: string
    onType: (text: string) => void
  }
  confirmText: string
  /** It takes something away. */
  isGrave?: boolean
  change: MemberChangeState
  /** Errors besides the reason, before sending. */
  findFault?: () => string | null
  onClose: () => void
}

/** Explains a change of a member, asks for the reason, and makes it. Typed text stays, whatever the result. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, what, warning, children, reason, confirmText, isGrave = false, change, findFault, onClose } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { isPending, faults } = change
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = findFault?.()
    const isMissing = reason.isNeeded && reason.text.trim() === ''
    if (!fault && !isMissing) return change.change()
    flushSync(() =>
      change.tell({ ...(fault && { form: fault }), ...(isMissing && { reason: t('keptMembers.reasonMissing') }) }),
    )
    form.current?.querySelector<HTMLElement>(fault ? 'input:checked' : '[aria-invalid]')?.focus()
  }
  return (
    <Dialog title={title} closeLabel={t('keptMembers.close')} width={560} isOpen isHeld hasField onClose={onClose}>
      <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
        {what.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
        <p className={styles['warning']} aria-live="polite">
          {warning}
        </p>
        <LongTextField
          label={t(reason.isNeeded ? 'keptMembers.reason' : 'keptMembers.reasonOptional')}
          name="reason"
          note={reason.note}
          most={LONGEST_REASON}
          isFirst={children === undefined}
          value={reason.text}
          error={faults.reason}
          onChange={(text) => {
            change.forget()
            reason.onType(text)
          }}
        />
        <Meanwhile change={change} />
        <p className={styles['error']} role="alert">
          {faults.form}
        </p>
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={onClose}>
            {t('keptMembers.cancel')}
          </button>
          <button
            type="submit"
            className={buttons['filled']}
            data-grave={isGrave || undefined}
            aria-busy={isPending}
            aria-disabled={isPending}
          >
            {isPending ? t('keptMembers.pending') : confirmText}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

/** What somebody else has changed since, if anything. */
function Meanwhile({ change: { meanwhile } }: { change: MemberChangeState }) {
  const { t } = useTranslation()
  const ownId = useUser()?.id
  return (
    <div role="alert">
      {meanwhile && (
        <div className={styles['meanwhile']}>
          <p>{t('keptMembers.conflict')}</p>
          <ul>
            {meanwhileTexts(meanwhile.before, meanwhile.now, { t, ownId }).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{t('keptMembers.conflictDecide')}</p>
        </div>
      )}
    </div>
  )
}
