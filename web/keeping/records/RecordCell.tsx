import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultsOf, nameFaultOf } from '../../../contract/keeping/record-rules.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { isSameValue, textOfField, valueOfText } from './field-text.ts'
import { kindsShown, labelKeyOf, type FieldShown } from './kinds.ts'
import { RecordConflict } from './RecordConflict.tsx'
import styles from './RecordTable.module.css'
import { nameOfRecord, valueOf, type KeptRecord } from './record.ts'
import { useRecordChange, type Faults } from './record-change.ts'

interface EditableCellProps {
  kind: RecordKindName
  record: KeptRecord
  field: FieldShown
}

/** The typed text, and the value when editing began. */
interface Typed {
  text: string
  was: ReturnType<typeof valueOf>
}

/** A value that is edited in place: a click or Enter begins, Enter or leaving saves, Escape cancels. */
export function RecordCell({ kind, record, field }: EditableCellProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [fault, setFault] = useState('')
  const isChinese = useIsChinese()
  const end = () => setTyped(null)
  const tell = (faults: Faults) => setFault(faults[field.name] ?? Object.values(faults)[0] ?? '')
  const change = useRecordChange(kind, { onSaved: end, onRefused: tell })
  const name = nameOfRecord(record, isChinese)
  const label = t(labelKeyOf(field))
  const shown = textOfField(valueOf(record, field.name))
  const leave = () => {
    end()
    // The focused field leaves the document.
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = () => {
    if (!typed || change.isPending || change.conflict) return
    const value = valueOfText(field, typed.text)
    if (isSameValue(value, typed.was)) return end()
    const tongue = isChinese ? 'zh' : 'en'
    const whole = { ...record, [field.name]: value }
    const wrong = { ...nameFaultOf(kind, whole, tongue), ...faultsOf(kind, { [field.name]: value }, tongue) }
    if (Object.keys(wrong).length) return tell(wrong)
    change.save({ id: record.id, was: { [field.name]: typed.was }, is: { [field.name]: value } })
  }
  if (!typed)
    return (
      <button
        ref={button}
        type="button"
        className={styles['value']}
        aria-label={t('records.changeField', { field: label, name, value: shown || t('records.empty') })}
        onClick={() => {
          setFault('')
          setTyped({ text: shown, was: valueOf(record, field.name) })
        }}
      >
        {field.as === 'color' && shown && <span className={styles['dot']} style={{ background: shown }} />}
        {shown || <span className={styles['empty']}>–</span>}
      </button>
    )
  return (
    <>
      <input
        className={styles['input']}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        type={field.as === 'date' ? 'date' : 'text'}
        inputMode={field.as === 'number' ? 'decimal' : 'text'}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-errormessage={`cell-${record.id}-${field.name}`}
        value={typed.text}
        maxLength={500}
        onChange={({ target }) => {
          setFault('')
          setTyped({ ...typed, text: target.value })
        }}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key === 'Escape') leave()
        }}
      />
      <span id={`cell-${record.id}-${field.name}`} className={styles['refusal']} role="alert">
        {fault}
      </span>
      <RecordConflict fields={kindsShown[kind].fields} change={change} />
    </>
  )
}
