import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { kindsShown } from './kinds.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { oneRecord } from './queries.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { RecordForm, type FormState } from './RecordForm.tsx'
import styles from './RecordForm.module.css'
import { nameOfRecord, type KeptRecord } from './record.ts'

interface RecordDialogProps {
  kind: RecordKindName
  /** `new` for a new record. */
  id: string
  begun?: Readonly<Record<string, string>>
  /** The address names another record, or none. */
  isLeft?: boolean
  /** Whether there are unsaved changes. */
  onHold?: (isHeld: boolean) => void
  /** Keeps the changes, after the address has left. */
  onStay?: () => void
  onClose: () => void
}

export const NEW = 'new'
const NOTHING_SAID = {}

/** The form of a record, to change or create it. */
export function RecordDialog(props: RecordDialogProps) {
  const { kind, id, begun = NOTHING_SAID, isLeft = false, onHold, onStay, onClose } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const isNew = id === NEW
  const { data, error, refetch } = useQuery({ ...oneRecord(kind, id), enabled: !isNew })
  // The record when the form opened: later values are others' changes, and are shown on saving.
  const [first, setFirst] = useState<KeptRecord>()
  if (data && !first) setFirst(data)
  const [isMerging, setIsMerging] = useState(false)
  const [state, setState] = useState<FormState>('saved')
  const [asked, setAsked] = useState<'close' | 'merge' | null>(null)
  const merge = () => {
    onHold?.(false)
    setIsMerging(true)
  }
  const follow = (next: FormState) => {
    setState(next)
    onHold?.(next !== 'saved')
  }
  const isAsking = asked !== null || (isLeft && state !== 'saved')
  const leaveFor = (next: 'close' | 'merge') => {
    // Escape reaches all open dialogs; the front one handles it.
    if (isAsking || state === 'settling') return
    if (state === 'unsaved') setAsked(next)
    else if (next === 'merge') merge()
    else onClose()
  }
  const kindName = t(`records.kind.${kind}`)
  const title = first
    ? t('records.editOne', { name: nameOfRecord(first, isChinese) })
    : t('records.addTo', { kind: kindName })
  if (isMerging && first) return <MergeDialog kind={kind} from={first} onClose={onClose} />
  return (
    <>
      <Dialog
        title={first || isNew ? title : kindName}
        closeLabel={t('records.close')}
        width={560}
        isOpen
        isHeld
        hasField
        onClose={() => leaveFor('close')}
      >
        {!isNew && !first && !error && <div className={styles['skeleton']} aria-hidden />}
        {!isNew && !first && error && (
          <FailureFace error={error} what={t('records.oneFailed')} onRetry={() => void refetch()} isPart />
        )}
        {(isNew || first) && (
          <RecordForm
            kind={kind}
            record={first}
            begun={begun}
            onState={follow}
            onSaved={onClose}
            onCancel={() => leaveFor('close')}
          />
        )}
        {first && kindsShown[kind].isMerged && (
          <p className={styles['more']}>
            <button type="button" className={buttons['plain']} onClick={() => leaveFor('merge')}>
              {t('records.merge')}
            </button>
          </p>
        )}
      </Dialog>
      {isAsking && (
        <LeaveQuestion
          onStay={() => {
            setAsked(null)
            if (isLeft) onStay?.()
          }}
          onDrop={() => {
            setAsked(null)
            if (asked === 'merge') merge()
            else onClose()
          }}
        />
      )}
    </>
  )
}
