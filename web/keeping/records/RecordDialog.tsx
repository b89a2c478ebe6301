import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { Form, useLeaving } from '../../forms/Form.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { kindsShown } from './kinds.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { oneRecord } from './queries.ts'
import { missingNameOf, useRecordForm } from './record-form.ts'
import { nameOfRecord, type KeptRecord } from './record.ts'
import { RecordField } from './RecordField.tsx'
import { useSaving } from './saving.tsx'

interface RecordDialogProps {
  kind: RecordKindName
  /** `new` for a new record. */
  id: string
  /** The first values of a new one. */
  begun?: Readonly<Record<string, string>>
  held?: HeldRecord | undefined
  /** Has the address name it again. */
  onStay?: (id: string) => void
  onClose: () => void
}

export const NEW = 'new'
const NOTHING_SAID = {}
const NEVER: HeldRecord = { openId: null, isLeft: false, hold: () => undefined }

/** The form of a record, to change or create it. */
export function RecordDialog(props: RecordDialogProps) {
  const { kind, id, begun = NOTHING_SAID, held = NEVER, onStay, onClose } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const isNew = id === NEW
  const stored = useQuery({ ...oneRecord(kind, id), enabled: !isNew })
  // The record when the form opened: later values are others' changes, and are shown on saving.
  const [first, setFirst] = useState<KeptRecord>()
  const [isMerging, setIsMerging] = useState(false)
  const saving = useSaving(kind)
  const close = () => {
    held.hold(null)
    // The address already names another record, which is open now.
    if (!held.isLeft) onClose()
  }
  const { form, fields, beginWith } = useRecordForm(kind, { record: first, begun, save: saving.save, onSaved: close })
  if (stored.data && !first) {
    setFirst(stored.data)
    beginWith(stored.data)
  }
  const tell = useEffectEvent((isHeld: boolean) => held.hold(isHeld ? id : null))
  const isHeld = form.isDirty && !isMerging
  // The component that closes the form has to know what would be lost.
  useEffect(() => tell(isHeld), [isHeld])
  const { leave, question } = useLeaving(form, {
    isLeft: held.isLeft,
    onStay: () => onStay?.(id),
    onDrop: close,
  })
  // Escape reaches all open dialogs; the front one handles it.
  const leaveFor = (go: () => void) => saving.question === null && leave(go)
  const kindName = t(`records.kind.${kind}`)
  const title = first ? t('records.editOne', { name: nameOfRecord(first, isChinese) }) : kindName
  if (isMerging && first) return <MergeDialog kind={kind} from={first} onClose={close} />
  const content = (
    <Form form={form} onCancel={() => leaveFor(close)}>
      {fields.map((field) => (
        <RecordField
          key={field.name}
          field={field}
          standIn={missingNameOf(kind, field.name, form.values)}
          {...form.field(field.name)}
        />
      ))}
    </Form>
  )
  return (
    <>
      <Dialog
        title={isNew ? t('records.addTo', { kind: kindName }) : title}
        closeLabel={t('kit.close')}
        width={560}
        isOpen
        isHeld
        hasField
        onClose={() => leaveFor(close)}
      >
        {isNew || first ? (
          content
        ) : (
          <Answer query={stored} failed={t('records.oneFailed')}>
            {() => null}
          </Answer>
        )}
        {first && kindsShown[kind].isMerged && (
          <p className="mt-20 border-t pt-16">
            <Button label={t('records.merge')} onPress={() => leaveFor(() => setIsMerging(true))} />
          </p>
        )}
      </Dialog>
      {saving.question}
      {question}
    </>
  )
}

interface HeldRecord {
  openId: string | null
  /** The address has left it. */
  isLeft: boolean
  hold: (id: string | null) => void
}

/**
 * The open record: the one that the address names, or one with unsaved changes until the person has decided, wherever the address leads
 * meanwhile.
 */
export function useHeldRecord(namedId: string | null): HeldRecord {
  const [heldId, setHeldId] = useState<string | null>(null)
  return { openId: heldId ?? namedId, isLeft: heldId !== null && heldId !== namedId, hold: setHeldId }
}
