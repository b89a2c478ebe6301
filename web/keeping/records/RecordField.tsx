import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordsTexts } from '../../locales/keeping-records-texts.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { labelKeyOf, type RecordFieldName, type FieldShown } from './kinds.ts'
import { PictureField } from './PictureField.tsx'
import { RecordChooser } from './RecordChooser.tsx'
import styles from './RecordForm.module.css'
import { valueOf } from './record.ts'

interface RecordFieldProps {
  field: FieldShown
  text: string
  error: string | undefined
  /** The name in the other language, where it stands in for this one. */
  standIn?: RecordFieldName | undefined
  onType: (text: string) => void
}

const MOST_CHARACTERS = 500
/** Which fields have a note under them. */
const NOTED: Record<keyof RecordsTexts['note'], true> = {
  country: true,
  hex: true,
  unit: true,
  words: true,
  code: true,
  sort: true,
  cny: true,
  perCny: true,
  value: true,
}
const isNoted = (name: string): name is keyof RecordsTexts['note'] => name in NOTED

/** One field of a form, with the control for its kind. */
export function RecordField({ field, text, error, standIn, onType }: RecordFieldProps) {
  const { t } = useTranslation()
  const label = t(labelKeyOf(field))
  const own = isNoted(field.name) ? t(`records.note.${field.name}`) : undefined
  const note = standIn ? t('records.standIn', { name: t(labelKeyOf({ name: standIn })) }) : own
  const { choices, from } = field
  if (field.as === 'picture') return <PictureField label={label} picture={text} error={error} onPicture={onType} />
  if (choices)
    return (
      <SelectField
        label={label}
        value={text}
        options={choices.map((value) => ({ value, label: t(`records.choice.${value}`) }))}
        onChange={onType}
      />
    )
  if (field.as === 'currency')
    return (
      <>
        <CurrencyField label={label} chosen={text} onChoose={onType} />
        <p className={styles['error']} role="alert">
          {error}
        </p>
      </>
    )
  if (from)
    return (
      <div>
        <RecordChooser
          kind={from.kind}
          filters={from.filters}
          label={label}
          noneLabel={field.isNeeded ? undefined : t('records.top')}
          chosenId={text}
          idOf={(record) => String(valueOf(record, from.by))}
          onChoose={onType}
        />
        <p className={styles['error']} role="alert">
          {error}
        </p>
      </div>
    )
  if (field.as === 'lines' || field.as === 'words')
    return <LinesField label={label} note={note} text={text} error={error} onType={onType} />
  return (
    <TextField
      label={label}
      value={text}
      error={error}
      note={note}
      maxLength={MOST_CHARACTERS}
      {...(field.isNeeded && { 'aria-required': true })}
      {...(field.as === 'date' && { type: 'date' })}
      {...(field.as === 'number' && { inputMode: 'decimal' as const })}
      {...(field.as === 'color' && { aside: <ColorDot hex={text} /> })}
      onChange={onType}
    />
  )
}

function ColorDot({ hex }: { hex: string }) {
  return <span className={styles['dot']} style={{ background: hex }} aria-hidden />
}

interface LinesFieldProps {
  label: string
  note: string | undefined
  text: string
  error: string | undefined
  onType: (text: string) => void
}

function LinesField({ label, note, text, error, onType }: LinesFieldProps) {
  const id = useId()
  return (
    <div className={styles['lines']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-note`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
      <p id={`${id}-note`} className={styles['hint']}>
        {note}
      </p>
    </div>
  )
}
