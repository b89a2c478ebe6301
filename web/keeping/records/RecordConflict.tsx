import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../catalogue/names.ts'
import { ConflictDialog } from '../ConflictDialog.tsx'
import { textOfField } from './field-text.ts'
import type { useRecordChange } from './record-change.ts'
import { nameOfRecord, valueOf, type FieldValue } from './record.ts'
import { labelKeyOf, type RecordFieldName, type KindShown } from './kinds.ts'
import { RecordPicture } from './RecordPicture.tsx'

interface RecordConflictProps {
  fields: KindShown['fields']
  change: ReturnType<typeof useRecordChange>
}

/** The conflict of two people's changes of one record, if there is one. */
export function RecordConflict({ fields, change }: RecordConflictProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { conflict, leaveConflict, settle, isPending } = change
  if (!conflict) return null
  const { record, was, is } = conflict
  const show = (name: string, value: FieldValue) => {
    const shown = fields.find((field) => field.name === name)
    return shown?.as === 'picture' && value !== null ? <RecordPicture picture={String(value)} /> : textOfField(value)
  }
  return (
    <ConflictDialog
      what={nameOfRecord(record, isChinese)}
      fields={conflict.fields.map((name) => ({
        key: name,
        name: t(labelKeyOf(fields.find((field) => field.name === name) ?? { name: name as RecordFieldName })),
        values: {
          yours: show(name, is[name] ?? null),
          theirs: show(name, valueOf(record, name)),
          before: show(name, was[name] ?? null),
        },
      }))}
      isSaving={isPending}
      onBack={leaveConflict}
      onChoose={settle}
    />
  )
}
