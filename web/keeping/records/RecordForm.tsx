import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { faultsOf, nameFaultOf } from '../../../contract/keeping/record-rules.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { useAskBeforeLeaving } from '../../kit/history/leaving.ts'
import { isSameValue, textOfField, valueOfText } from './field-text.ts'
import { kindsShown, type FieldShown } from './kinds.ts'
import { missingNameOf } from './missing-name.ts'
import { useCreation } from './record-creation.ts'
import { RecordConflict } from './RecordConflict.tsx'
import { RecordField } from './RecordField.tsx'
import styles from './RecordForm.module.css'
import { valueOf, type KeptRecord } from './record.ts'
import { useRecordChange, type Faults } from './record-change.ts'

/** Whether there are unsaved changes, or a conflict to settle. */
export type FormState = 'saved' | 'unsaved' | 'settling'

interface RecordFormProps {
  kind: RecordKindName
  /** The record when the form opened; undefined for a new one. */
  record: KeptRecord | undefined
  /** The first values of a new one. */
  begun?: Readonly<Record<string, string>>
  onState: (state: FormState) => void
  onSaved: () => void
  onCancel: () => void
}

const NOTHING_SAID = {}

/** All fields of a record. After a failed save the text stays, and all mistakes are shown at their fields. */
export function RecordForm({ kind, record, begun = NOTHING_SAID, onState, onSaved, onCancel }: RecordFormProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { fields: all, confirms = [] } = kindsShown[kind]
  const fields = all.filter((field) => !record || !field.isOnce)
  const [first] = useState<Readonly<Record<string, string>>>(() => firstTexts(fields, record, begun))
  const [texts, setTexts] = useState(first)
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<string>()
  const textsOf = (names: readonly string[]) => names.map((name) => texts[name] ?? '').join('\n')
  const tell = (next: Faults) => {
    flushSync(() => setFaults(next))
    if (confirms.some((name) => name in next)) setRefused(textsOf(confirms))
    form.current?.querySelector<HTMLElement>('[data-wrong] :is(input, select, textarea, button)')?.focus()
  }
  const change = useRecordChange(kind, { onSaved, onRefused: tell })
  const creation = useCreation(kind, { onMade: onSaved, onRefused: tell })
  const isUnsaved = fields.some(({ name }) => texts[name] !== first[name])
  const unsaved = isUnsaved ? 'unsaved' : 'saved'
  const state = change.conflict ? 'settling' : unsaved
  useAskBeforeLeaving(isUnsaved)
  // The component that closes the form has to know what would be lost.
  const tellState = useEffectEvent(onState)
  useEffect(() => tellState(state), [state])
  const textOf = ({ name }: FieldShown) => texts[name] ?? ''
  const type = ({ name }: FieldShown, text: string) => {
    setTexts((before) => ({ ...before, [name]: text }))
    setFaults(({ [name]: _told, ...others }) => others)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending || creation.isPending) return
    const whole = Object.fromEntries(fields.map((field) => [field.name, valueOfText(field, textOf(field))]))
    const changed = fields.filter(({ name }) => !record || !isSameValue(whole[name] ?? null, valueOf(record, name)))
    if (record && !changed.length) return onSaved()
    const is = Object.fromEntries(changed.map(({ name }) => [name, whole[name] ?? null]))
    const tongue = isChinese ? 'zh' : 'en'
    const wrong = { ...nameFaultOf(kind, whole, tongue), ...faultsOf(kind, is, tongue) }
    if (Object.keys(wrong).length) return tell(wrong)
    setFaults({})
    const isSure = refused !== undefined && textsOf(confirms) === refused
    // The only yes or no, which is no field.
    const said = isSure ? ({ ...is, isSure } as unknown as typeof is) : is
    if (!record) return creation.make(said)
    const was = Object.fromEntries(changed.map(({ name }) => [name, valueOf(record, name)]))
    change.save({ id: record.id, was, is: said })
  }
  const elsewhere = Object.keys(faults).filter((field) => !fields.some(({ name }) => name === field))
  return (
    <>
      <form ref={form} className={styles['form']} onSubmit={send} noValidate>
        {elsewhere.length > 0 && (
          <p className={styles['error']} role="alert">
            {elsewhere.map((field) => faults[field]).join(isChinese ? '；' : '; ')}
          </p>
        )}
        {fields.map((field) => (
          <div key={field.name} data-wrong={field.name in faults || undefined}>
            <RecordField
              field={field}
              text={textOf(field)}
              error={faults[field.name]}
              standIn={missingNameOf(kind, field.name, texts)}
              onType={(text) => type(field, text)}
            />
          </div>
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
