import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { AnswerError } from '../../api.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useChange } from '../../query.ts'
import { ConflictDialog, type Side } from '../ConflictDialog.tsx'
import { isSameValue, textOfField } from './field-text.ts'
import { RecordPicture } from './FieldValueShown.tsx'
import { kindsShown, labelKeyOf, type RecordFieldName } from './kinds.ts'
import { LONGEST_MS, recordChange } from './queries.ts'
import {
  callsOf,
  nameOfRecord,
  valueOf,
  type Fields,
  type FieldValue,
  type KeptRecord,
  type RecordEdit,
} from './record.ts'

const CONFLICT = 409

/** The record as somebody else has changed it, and the fields that differ. */
interface Standing {
  record: KeptRecord
  fields: readonly string[]
}

interface Conflict extends Standing {
  edit: RecordEdit
  resolve: () => void
  reject: () => void
}

/**
 * Saves changes of records. If somebody else was faster, `question` asks the person to choose; the promise is rejected with that
 * conflict (`isConflict`) where they go back instead.
 */
export function useSaving(kind: RecordKindName): { save: (edit: RecordEdit) => Promise<void>; question: ReactNode } {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const update = useChange(recordChange(callsOf(kind).update), { isSilent: true, timeoutMs: LONGEST_MS })
  const save = async (edit: RecordEdit): Promise<void> => {
    try {
      await update.mutateAsync(edit)
      setConflict(null)
    } catch (error) {
      setConflict(null)
      if (!isConflict(error)) throw error
      await new Promise<void>((resolve, reject) => {
        setConflict({ ...(error.data as Standing), edit, resolve, reject: () => reject(error) })
      })
    }
  }
  const question = conflict && (
    <Question
      kind={kind}
      conflict={conflict}
      isSaving={update.isPending}
      onBack={() => {
        setConflict(null)
        conflict.reject()
      }}
      onChoose={(chosen) => void save(settled(conflict, chosen)).then(conflict.resolve, conflict.reject)}
    />
  )
  return { save, question }
}

export function isConflict(error: unknown): error is AnswerError {
  return error instanceof AnswerError && error.code === CONFLICT
}

interface QuestionProps {
  kind: RecordKindName
  conflict: Conflict
  isSaving: boolean
  onBack: () => void
  onChoose: (chosen: Readonly<Record<string, Side>>) => void
}

function Question({ kind, conflict, isSaving, onBack, onChoose }: QuestionProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record, edit } = conflict
  const fieldOf = (name: string) =>
    kindsShown[kind].fields.find((field) => field.name === name) ?? { name: name as RecordFieldName, as: 'line' }
  const show = (name: string, value: FieldValue) =>
    fieldOf(name).as === 'picture' && value !== null ? <RecordPicture picture={String(value)} /> : textOfField(value)
  return (
    <ConflictDialog
      what={nameOfRecord(record, isChinese)}
      fields={conflict.fields.map((name) => ({
        key: name,
        name: t(labelKeyOf(fieldOf(name))),
        values: {
          yours: show(name, edit.is[name] ?? null),
          theirs: show(name, valueOf(record, name)),
          before: show(name, edit.was[name] ?? null),
        },
      }))}
      isSaving={isSaving}
      onBack={onBack}
      onChoose={onChoose}
    />
  )
}

/** The change after a conflict: fields that nobody else touched, and the chosen values of the others. */
function settled(
  { record, fields, edit: { id, was, is } }: Conflict,
  chosen: Readonly<Record<string, Side>>,
): RecordEdit {
  const names = Object.keys(is)
  const before = (name: string) => (fields.includes(name) ? valueOf(record, name) : (was[name] ?? null))
  const after = (name: string) => {
    const side = fields.includes(name) ? chosen[name] : 'yours'
    if (side === 'theirs') return before(name)
    return (side === 'before' ? was[name] : is[name]) ?? null
  }
  const kept = names.filter((name) => !isSameValue(before(name), after(name)))
  const only = (value: (name: string) => FieldValue): Fields =>
    Object.fromEntries(kept.map((name) => [name, value(name)]))
  return { id, was: only(before), is: only(after) }
}
