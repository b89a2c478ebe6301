import '../../locales/people-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveThing } from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './People.module.css'
import { usePeopleChange } from './queries.ts'

interface LeaveDialogProps {
  /** Null while the dialog is closed. */
  asked: (Work & { name: string }) | null
  onClose: () => void
  onLeft: (refId: string) => void
}

/** Asks before a member leaves a shared thing, from a list. */
export function LeaveDialog({ asked, onClose, onLeft }: LeaveDialogProps) {
  const { t } = useTranslation()
  // While the dialog fades out, it keeps its text.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const { mutate, isPending } = usePeopleChange(leaveThing)
  const name = last?.name ?? ''
  const leave = () => {
    if (!asked || isPending) return
    const { kind, refId } = asked
    mutate(
      { kind, refId },
      {
        onSuccess: () => {
          showToast(t('people.left', { name }))
          onClose()
          onLeft(refId)
        },
      },
    )
  }
  return (
    <Dialog
      title={t('people.leaveTitle', { name })}
      closeLabel={t('people.close')}
      width={460}
      isOpen={asked !== null}
      onClose={onClose}
    >
      <p>{t('people.askLeaveHint')}</p>
      <div className={styles['answers']}>
        <button type="button" className={buttons['plain']} onClick={onClose}>
          {t('people.cancel')}
        </button>
        <button
          type="button"
          className={`${buttons['filled']} ${styles['final']}`}
          aria-busy={isPending}
          onClick={leave}
        >
          {t('people.leave')}
        </button>
      </div>
    </Dialog>
  )
}
