import { useState } from 'react'
import { faultsOf, nameFaultOf, pairOf } from '../../../contract/keeping/record-rules.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { refusalsIn } from '../../errors/refusals.ts'
import { useForm } from '../../forms/use-form.ts'
import { useChange } from '../../query.ts'
import { isSameValue, textOfField, valueOfText } from './field-text.ts'
import { kindsShown, type FieldShown, type RecordFieldName } from './kinds.ts'
import { recordChange } from './queries.ts'
import { callsOf, valueOf, type KeptRecord, type RecordEdit } from './record.ts'
import { isConflict } from './saving.tsx'

/** The fields of a record as they are typed. */
type Texts = Readonly<Record<string, string>>

interface RecordFormOptions {
  /** As it is stored; undefined for a new one. */
  record: KeptRecord | undefined
  begun: Texts
  save: (edit: RecordEdit) => Promise<void>
  onSaved: () => void
}

/** The form of a record: its fields as texts, of which those that differ are sent. */
export function useRecordForm(kind: RecordKindName, { record, begun, save, onSaved }: RecordFormOptions) {
  const tongue = useIsChinese() ? 'zh' : 'en'
  const create = useChange(recordChange(callsOf(kind).create), { isSilent: true })
  // The texts that the server refused once, and takes if they are sent again as they are.
  const [doubted, setDoubted] = useState<string>()
  const { fields: all, confirms = [] } = kindsShown[kind]
  const fields = all.filter((field) => !record || !field.isOnce)
  const confirmed = (texts: Texts) => confirms.map((name) => texts[name] ?? '').join('\n')
  const changesIn = (texts: Texts) => {
    const whole = Object.fromEntries(fields.map((field) => [field.name, valueOfText(field, texts[field.name] ?? '')]))
    const changed = Object.entries(whole).filter(([name, is]) => !record || !isSameValue(is, valueOf(record, name)))
    return { whole, is: Object.fromEntries(changed) }
  }
  const form = useForm<Texts>({
    begun: textsOf(fields, record, begun),
    check: (texts) => {
      const { whole, is } = changesIn(texts)
      if (Object.keys(is).length === 0) return {}
      return { ...nameFaultOf(kind, whole, tongue), ...faultsOf(kind, is, tongue) }
    },
    send: async (texts) => {
      const { is } = changesIn(texts)
      const isSure = doubted !== undefined && confirmed(texts) === doubted
      // The only yes or no, which is no field.
      const said = isSure ? ({ ...is, isSure } as unknown as typeof is) : is
      if (!record) await create.mutateAsync(said)
      else if (Object.keys(is).length > 0) {
        const was = Object.fromEntries(Object.keys(is).map((name) => [name, valueOf(record, name)]))
        await save({ id: record.id, was, is: said })
      }
      onSaved()
    },
    onFailed: (error) => {
      const refused = new Set(Object.keys(refusalsIn(error) ?? {}).map((name) => name.replace(/^is\./, '')))
      if (confirms.some((name) => refused.has(name))) setDoubted(confirmed(form.values))
      // The person went back to the form.
      return isConflict(error)
    },
  })
  const beginWith = (stored: KeptRecord) =>
    form.begin(
      textsOf(
        all.filter(({ isOnce }) => !isOnce),
        stored,
        begun,
      ),
    )
  return { form, fields, beginWith }
}

function textsOf(fields: readonly FieldShown[], record: KeptRecord | undefined, begun: Texts): Texts {
  return Object.fromEntries(
    fields.map(({ name, choices }) => {
      const first = begun[name] ?? choices?.[0] ?? (name === 'sort' ? '0' : '')
      return [name, record ? textOfField(valueOf(record, name)) : first]
    }),
  )
}

/** The other language's name, which stands in for an empty one; undefined where both are empty. */
export function missingNameOf(kind: RecordKindName, field: RecordFieldName, texts: Texts): RecordFieldName | undefined {
  const pair = pairOf(kind)
  if (!pair?.includes(field) || texts[field]?.trim()) return undefined
  const other = pair.find((name) => name !== field)
  return other !== undefined && texts[other]?.trim() ? (other as RecordFieldName) : undefined
}
