import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import {
  emptyDraft,
  hows,
  howsOf,
  productFieldsInBulk,
  roundings,
  skuFieldsInBulk,
  type BulkField,
  type BulkFormProps,
} from './bulk-draft.ts'
import styles from './BulkDialog.module.css'
import { BulkChoice, hasChoices } from './BulkChoice.tsx'
import { BulkAttribute } from './BulkAttribute.tsx'

/** The field to change and its new value. */
export function BulkForm({ draft, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const { field, how } = draft
  const nameOf = (one: BulkField, group: 'ofSkus' | 'ofProducts') =>
    `${t(`keptProducts.bulk.${group}`)} · ${t(`keptProducts.bulk.fields.${one}`)}`
  const ways = howsOf(field)
  return (
    <div className={styles['form']}>
      <SelectField
        label={t('keptProducts.bulk.field')}
        options={[
          ...skuFieldsInBulk.map((one) => ({ value: one, label: nameOf(one, 'ofSkus') })),
          ...productFieldsInBulk.map((one) => ({ value: one, label: nameOf(one, 'ofProducts') })),
        ]}
        value={field}
        onChange={(chosen) => onChange({ ...emptyDraft, field: chosen })}
      />
      {ways.length > 1 && (
        <SelectField
          label={t('keptProducts.bulk.how')}
          options={ways.map((value) => ({ value, label: t(`keptProducts.bulk.hows.${value}`) }))}
          value={how}
          onChange={(chosen) => onChange({ how: hows.find((one) => one === chosen) ?? 'set', text: '', high: '' })}
        />
      )}
      <BulkValue draft={draft} onChange={onChange} />
    </div>
  )
}

function BulkValue({ draft, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const { field, how, text, high } = draft
  if (field === 'skuAttribute' || field === 'productAttribute')
    return <BulkAttribute draft={draft} onChange={onChange} />
  if (how === 'clear') return null
  if (hasChoices(field)) return <BulkChoice draft={draft} field={field} onChange={onChange} />
  const isRange = field === 'price' && how === 'set'
  const labels = {
    set: isRange ? t('keptProducts.bulk.low') : t('keptProducts.bulk.value'),
    percent: t('keptProducts.bulk.percentValue'),
    plus: t('keptProducts.bulk.plusValue'),
    round: '',
  }
  return (
    <>
      {how !== 'round' && (
        <TextField
          label={labels[how]}
          value={text}
          inputMode={field === 'origin' ? 'text' : 'decimal'}
          note={field === 'origin' ? t('keptProducts.form.originHint') : undefined}
          onChange={(typed) => onChange({ text: typed })}
        />
      )}
      {isRange && (
        <TextField
          label={t('keptProducts.bulk.high')}
          value={high}
          inputMode="decimal"
          onChange={(typed) => onChange({ high: typed })}
        />
      )}
      {field === 'price' && how !== 'set' && <Rounding draft={draft} onChange={onChange} />}
    </>
  )
}

function Rounding({ draft: { roundTo, rounding }, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('keptProducts.bulk.roundTo')}
        note={t('keptProducts.bulk.roundToHint')}
        value={roundTo}
        inputMode="decimal"
        onChange={(typed) => onChange({ roundTo: typed })}
      />
      <SelectField
        label={t('keptProducts.bulk.rounding')}
        options={roundings.map((value) => ({ value, label: t(`keptProducts.bulk.roundings.${value}`) }))}
        value={rounding}
        onChange={(chosen) => onChange({ rounding: roundings.find((one) => one === chosen) ?? 'nearest' })}
      />
    </>
  )
}
