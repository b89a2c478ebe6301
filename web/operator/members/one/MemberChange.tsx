import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_REASON } from '../../../../contract/company.ts'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import type { Role } from '../../../../contract/permissions.ts'
import { AnswerError } from '../../../api.ts'
import type { Refusals } from '../../../errors/refusals.ts'
import { Form } from '../../../forms/Form.tsx'
import { useForm, type FormState } from '../../../forms/use-form.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { useUser } from '../../../members/session/current-user.ts'
import { meanwhileTexts } from '../member-words.ts'
import { useNoteMember } from '../queries.ts'

const CONFLICT = 409

export interface ChangeValues {
  reason: string
  /** The member's, unless the change is of it. */
  role: Role
}

/** A change of a member, as its dialog explains it. */
export interface MemberChange {
  /** As the operator saw them: others' changes must not turn an open dialog into another one. */
  member: KeptMember
  title: string
  /** What happens, one paragraph each. */
  what?: readonly string[]
  warning?: string | false
  /** Above the reason. */
  fields?: (form: FormState<ChangeValues>) => ReactNode
  /** Who reads the reason. */
  note: string
  isReasonNeeded?: boolean
  confirmLabel: string
  /** It takes something away. */
  isGrave?: boolean
  /** Mistakes besides a missing reason, as the member stands now. */
  check?: (values: ChangeValues, member: KeptMember) => Refusals
  /** Sends the change, based on the version of the member that the operator has read. */
  send: (values: ChangeValues & { version: number }) => Promise<KeptMember>
  onDone: (values: ChangeValues) => void
}

/** Asks an operator before a member is changed; show `dialog` in the section. What was typed stays when it is closed. */
export function useMemberChange(): { ask: (change: MemberChange) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<MemberChange | null>(null)
  const [reason, setReason] = useState('')
  const close = (typed: string) => {
    setReason(typed)
    setAsked(null)
  }
  return { ask: setAsked, dialog: asked && <ChangeDialog change={asked} reason={reason} onClose={close} /> }
}

interface ChangeDialogProps {
  change: MemberChange
  /** Typed before. */
  reason: string
  onClose: (reason: string) => void
}

/** If somebody else has changed the member since, nothing is done: it says what, and the next try is based on the newer version. */
function ChangeDialog({ change, reason, onClose }: ChangeDialogProps) {
  const {
    member,
    title,
    what = [],
    warning,
    fields,
    note,
    isReasonNeeded = false,
    confirmLabel,
    isGrave = false,
  } = change
  const { t } = useTranslation()
  const noteMember = useNoteMember()
  const [seen, setSeen] = useState(member)
  const form = useForm<ChangeValues>({
    begun: { reason, role: member.role },
    check: (values) => ({
      ...change.check?.(values, seen),
      ...(isReasonNeeded && values.reason.trim() === '' && { reason: t('keptMembers.reasonMissing') }),
    }),
    send: async (values) => {
      noteMember(await change.send({ ...values, reason: values.reason.trim(), version: seen.version }))
      onClose('')
      change.onDone(values)
    },
    onFailed: (error) => {
      const now = standingIn(error)
      if (!now) return false
      setSeen(now)
      noteMember(now)
      return true
    },
  })
  const close = () => onClose(form.values.reason)
  return (
    <Dialog title={title} closeLabel={t('kit.close')} width={560} isOpen isHeld hasField onClose={close}>
      <Form form={form} submitLabel={confirmLabel} isGrave={isGrave} onCancel={close}>
        {what.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {fields?.(form)}
        {warning && <p className="text-warning">{warning}</p>}
        <LongTextField
          {...form.field('reason')}
          label={t(isReasonNeeded ? 'keptMembers.reason' : 'keptMembers.reasonOptional')}
          note={note}
          most={LONGEST_REASON}
          isFirst={!fields}
        />
        <div role="alert" className="empty:hidden">
          {seen !== member && <Meanwhile before={member} now={seen} />}
        </div>
      </Form>
    </Dialog>
  )
}

/** What somebody else has changed since. */
function Meanwhile({ before, now }: { before: KeptMember; now: KeptMember }) {
  const { t } = useTranslation()
  const ownId = useUser()?.id
  return (
    <div className="grid gap-6 rounded-md border border-warning px-14 py-12 wrap-anywhere">
      <p>{t('keptMembers.conflict')}</p>
      <ul className="list-disc pl-18">
        {meanwhileTexts(before, now, { t, ownId }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t('keptMembers.conflictDecide')}</p>
    </div>
  )
}

/** The present member, if a conflict is why the change was refused. */
function standingIn(error: unknown): KeptMember | null {
  if (!(error instanceof AnswerError) || error.code !== CONFLICT) return null
  const { version } = Object(error.data) as { version?: unknown }
  return typeof version === 'number' ? (error.data as KeptMember) : null
}
