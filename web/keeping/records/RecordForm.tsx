import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../contract/endpoint.ts'
import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../ui/buttons.module.css'
import { isSame, textOfField, valueOfText } from './field-text.ts'
import { kindsShown, type FieldShown } from './kinds.ts'
import { useRecordsChanged } from './queries.ts'
import { RecordConflict } from './RecordConflict.tsx'
import { RecordField } from './RecordField.tsx'
import styles from './RecordForm.module.css'
import { callsOf, valueOf, type KeptRecord } from './record.ts'
import { refusalOf, useRecordChange, type FieldRefusal } from './record-change.ts'

interface RecordFormProps {
  kind: RecordKindName
  /** As it stood when the form was opened; none for one that is made. */
  record: KeptRecord | undefined
  /** What a new one begins with. */
  begun?: Readonly<Record<string, string>>
  onSaved: () => void
  onCancel: () => void
}

const NOTHING_SAID = {}

/** All fields of a record. What is typed stays, whatever comes of saving it. */
export function RecordForm({ kind, record, begun = NOTHING_SAID, onSaved, onCancel }: RecordFormProps) {
  const { t } = useTranslation()
  const fields = kindsShown[kind].fields.filter((field) => !record || !field.isOnce)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => firstTexts(fields, record, begun))
  const change = useRecordChange(kind, onSaved)
  const creation = useCreation(kind, onSaved)
  const refusal = record ? change.refusal : creation.refusal
  const textOf = (field: FieldShown) => texts[field.name] ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending || creation.isPending) return
    if (!record)
      return creation.make(Object.fromEntries(fields.map((field) => [field.name, valueOfText(field, textOf(field))])))
    const changed = fields.filter((field) => !isSame(valueOfText(field, textOf(field)), valueOf(record, field.name)))
    if (!changed.length) return onSaved()
    change.save({
      id: record.id,
      was: Object.fromEntries(changed.map(({ name }) => [name, valueOf(record, name)])),
      is: Object.fromEntries(changed.map((field) => [field.name, valueOfText(field, textOf(field))])),
    })
  }
  return (
    <>
      <form className={styles['form']} onSubmit={send} noValidate>
        {refusal && !fields.some(({ name }) => name === refusal.field) && (
          <p className={styles['error']} role="alert">
            {refusal.text}
          </p>
        )}
        {fields.map((field) => (
          <RecordField
            key={field.name}
            field={field}
            text={textOf(field)}
            error={refusal?.field === field.name ? refusal.text : undefined}
            onType={(text) => setTexts((before) => ({ ...before, [field.name]: text }))}
          />
        ))}
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={onCancel}>
            {t('records.cancel')}
          </button>
          <button type="submit" className={buttons['filled']} aria-busy={change.isPending || creation.isPending}>
            {t('records.save')}
          </button>
        </p>
      </form>
      <RecordConflict fields={fields} change={change} />
    </>
  )
}

function useCreation(kind: RecordKindName, onMade: () => void) {
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null)
  const onChanged = useRecordsChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: object) => call(callsOf(kind).create, fields as InputOf<RecordCalls['create']>),
    onSuccess: () => {
      onChanged()
      onMade()
    },
    onError: (error) => {
      const refused = refusalOf(error)
      setRefusal(refused)
      if (!refused) reportFailure(error)
    },
    meta: { isSilent: true },
  })
  return { make: mutate, isPending, refusal }
}

function firstTexts(
  fields: readonly FieldShown[],
  record: KeptRecord | undefined,
  begun: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, choices, as }) => {
      const first = begun[name] ?? choices?.[0] ?? (as === 'number' && name === 'sort' ? '0' : '')
      return [name, record ? textOfField(valueOf(record, name)) : first]
    }),
  )
}
