import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadRecordPicture } from '../../../contract/keeping/merging.ts'
import { patterns } from '../../../contract/keeping/record-rules.ts'
import { call } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import { LongTextField } from '../../kit/fields/LongTextField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { ColorField } from '../../kit/fields/ColorField.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { useIncomingFiles } from '../../kit/files/incoming-files.ts'
import type { RecordsTexts } from '../../locales/keeping-records-texts.ts'
import { currencyText, RecordPicture } from './FieldValueShown.tsx'
import { labelKeyOf, type FieldShown, type RecordFieldName } from './kinds.ts'
import { LONGEST_MS, someRecords } from './queries.ts'
import { RecordChooser } from './RecordChooser.tsx'
import { valueOf } from './record.ts'

interface ControlProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface RecordFieldProps extends Omit<ControlProps, 'label'> {
  field: FieldShown
  /** The name in the other language, where it stands in for this one. */
  standIn: RecordFieldName | undefined
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
export function RecordField({ field, standIn, ...text }: RecordFieldProps) {
  const { t } = useTranslation()
  const own = isNoted(field.name) ? t(`records.note.${field.name}`) : undefined
  const note = standIn ? t('records.standIn', { name: t(labelKeyOf({ name: standIn })) }) : own
  const control = { ...text, label: t(labelKeyOf(field)) }
  const { as, choices, from, isNeeded } = field
  if (as === 'picture') return <PictureField {...control} />
  if (as === 'currency') return <CurrencyField {...control} />
  if (choices) {
    const options = choices.map((value) => ({ value: value as string, label: t(`records.choice.${value}`) }))
    return <SelectField {...control} options={options} />
  }
  if (from)
    return (
      <RecordChooser
        {...control}
        kind={from.kind}
        filters={from.filters}
        noneLabel={isNeeded ? undefined : t('records.top')}
        idOf={(record) => String(valueOf(record, from.by))}
      />
    )
  if (as === 'lines' || as === 'words') return <LongTextField {...control} note={note} rows={5} />
  if (as === 'color') return <ColorField {...control} note={note} maxLength={MOST_CHARACTERS} />
  return (
    <TextField
      {...control}
      note={note}
      maxLength={MOST_CHARACTERS}
      {...(isNeeded && { 'aria-required': true })}
      {...(as === 'date' && { type: 'date' })}
      {...(as === 'number' && { inputMode: 'decimal' as const })}
    />
  )
}

/** The yuan's own rate is 1. */
const OWN = 'CNY'
const CURRENCIES = { type: 'product_currency_unit' }

/** One of the catalogue's currencies that can have a rate. */
function CurrencyField(control: ControlProps) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(someRecords('dict', CURRENCIES))
  const codes = (data?.list ?? [])
    .map((record) => String(valueOf(record, 'value')))
    .filter((code) => code !== OWN && patterns.currency.test(code))
  const options = codes.map((code) => ({ value: code, label: currencyText(code, t, i18n.language) }))
  return <SelectField {...control} options={[{ value: '', label: t('records.choose') }, ...options]} />
}

/** A chosen, dropped or pasted picture, by its key: uploaded and shown at once, part of the record once that is saved. */
function PictureField({ label, value, error, onChange }: ControlProps) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState('')
  const upload = useMutation({
    mutationFn: (file: File) => call(uploadRecordPicture, {}, { file, timeoutMs: LONGEST_MS }),
    onSuccess: onChange,
    onError: (reason) => setRefusal(reasonOf(reason, t).replace(/^file[:：]\s*/, '')),
    meta: { isSilent: true },
  })
  const take = (file: File | null) => {
    if (!file || upload.isPending) return
    setRefusal('')
    upload.mutate(file)
  }
  const isHeldOver = useIncomingFiles(take)
  return (
    <FileField
      label={label}
      error={refusal || error}
      chooseLabel={t('records.pictureChoose')}
      shown={value && <RecordPicture picture={value} />}
      dropNote={t('records.pictureDrop')}
      isHeldOver={isHeldOver}
      told={upload.isPending ? t('records.sending') : undefined}
      remove={value ? { label: t('records.pictureRemove'), onPress: () => onChange('') } : undefined}
      onFile={take}
    />
  )
}
