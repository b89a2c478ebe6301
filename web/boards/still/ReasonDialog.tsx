import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_REPORT_REASON } from '../../../contract/boards/calls.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import styles from './ReasonDialog.module.css'

interface ReasonDialogProps {
  title: string
  /** Says who reads the reason, and what happens then. */
  hint: string
  label: string
  sendLabel: string
  isOpen: boolean
  onClose: () => void
  /** Rejects after the failure was reported; the text stays. */
  onSend: (reason: string) => Promise<void>
}

/** Asks for a required reason. */
export function ReasonDialog({ title, isOpen, onClose, ...form }: ReasonDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={title} closeLabel={t('drawer.close')} width={540} isOpen={isOpen} onClose={onClose} hasField isHeld>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function ReasonForm({ hint, label, sendLabel, onClose, onSend }: Omit<ReasonDialogProps, 'title' | 'isOpen'>) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isSending, setIsSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (reason.trim() === '') {
      setRefusal(t('boards.reasonPrompt'))
      field.current?.focus()
      return
    }
    setIsSending(true)
    try {
      await onSend(reason.trim())
    } catch {
      // The query client has reported the failure.
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles['hint']}>{hint}</p>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles['text']}
        rows={4}
        maxLength={LONGEST_REPORT_REASON}
        data-autofocus
        aria-invalid={refusal ? true : undefined}
        aria-describedby={`${id}-refusal`}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setRefusal('')
        }}
      />
      <p id={`${id}-refusal`} className={styles['refusal']} role="alert">
        {refusal}
      </p>
      <p className={styles['hint']} aria-live="polite">
        {reason.length >= LONGEST_REPORT_REASON && t('boards.reasonFull', { count: LONGEST_REPORT_REASON })}
      </p>
      <p className={styles['answers']}>
        <button type="button" className={buttons['plain']} onClick={onClose}>
          {t('boards.cancelReason')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isSending}>
          {sendLabel}
        </button>
      </p>
    </form>
  )
}
