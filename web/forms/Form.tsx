import '../locales/kit-texts.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { Confirm } from '../kit/dialog/Confirm.tsx'
import { EndButtons } from '../kit/dialog/EndButtons.tsx'
import { WHOLE, type FormState } from './use-form.ts'

interface FormProps<Values> {
  form: FormState<Values>
  /** The fields that are told themselves; what is refused elsewhere stands above the buttons. */
  children: ReactNode
  /** What sends it; "Save" if absent. */
  submitLabel?: string
  /** What it does cannot be undone. */
  isGrave?: boolean
  /** Why it cannot be sent now. */
  why?: string | undefined
  /** Without it there is no button to cancel. */
  onCancel?: (() => void) | undefined
}

/** The fields of a form one below the other, what was refused of the whole, and its buttons. */
export function Form<Values>({ form, children, submitLabel, isGrave = false, why, onCancel }: FormProps<Values>) {
  const { t } = useTranslation()
  const { attach, submit, isBusy } = form
  return (
    <form ref={attach} className="grid grid-cols-1 gap-18" noValidate onSubmit={submit}>
      {children}
      <p className="text-bad empty:hidden" role="alert">
        {wholeOf(form).join(' ')}
      </p>
      <EndButtons>
        {onCancel && <Button label={t('kit.cancel')} onPress={onCancel} />}
        <Button
          label={submitLabel ?? t('kit.save')}
          look={isGrave ? 'grave' : 'filled'}
          isSubmit
          isBusy={isBusy}
          why={why}
        />
      </EndButtons>
    </form>
  )
}

/** What is refused and has no field in this form. */
function wholeOf<Values>({ values, refusals }: FormState<Values>): string[] {
  const names = Object.keys(values as object)
  return Object.entries(refusals).flatMap(([name, reason]) => {
    if (names.includes(name)) return []
    return [name === WHOLE ? reason : `${name}: ${reason}`]
  })
}

/** An address that leads away from the form by itself, such as a step back: it is asked about as well. */
interface Away {
  isLeft: boolean
  onStay: () => void
  onDrop: () => void
}

/**
 * Asks before unsaved values are lost: `leave(go)` goes on at once where nothing is unsaved, and does nothing while they are being sent.
 * Show `question` beside the form's dialog, not within it.
 */
export function useLeaving(
  { isDirty, isBusy = false }: { isDirty: boolean; isBusy?: boolean },
  away?: Away,
): {
  leave: (then: () => void) => void
  isAsking: boolean
  question: ReactNode
} {
  const { t } = useTranslation()
  // As an object: React would call a function.
  const [asked, setAsked] = useState<{ go: () => void } | null>(null)
  const next = asked ?? (isDirty && !isBusy && away?.isLeft ? { go: away.onDrop } : null)
  const question = next && (
    <Confirm
      title={t('kit.leaveTitle')}
      text={t('kit.leave')}
      cancelLabel={t('kit.stay')}
      confirmLabel={t('kit.drop')}
      onCancel={() => {
        setAsked(null)
        if (away?.isLeft) away.onStay()
      }}
      onConfirm={() => {
        setAsked(null)
        next.go()
      }}
    />
  )
  const leave = (go: () => void) => {
    // Escape reaches all open dialogs; the question, in front, has handled it.
    if (next || isBusy) return
    if (isDirty) setAsked({ go })
    else go()
  }
  return { leave, isAsking: next !== null, question }
}
