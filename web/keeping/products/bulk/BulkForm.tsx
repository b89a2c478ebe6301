import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { entryNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { attributesOf, colorList, useDictionary } from '../../../catalogue/queries.ts'
import { ChooseField, type ChoiceOfMany } from '../../../kit/fields/ChooseField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useBrandChoices, useCategoryChoices } from '../category-choices.ts'
import { AttributeValue } from '../form/attributes/AttributeValue.tsx'
import { attributeChoices, emptyEntry, knownOnes } from '../form/attributes/known-attributes.ts'
import {
  bulkFaultsOf,
  emptyDraft,
  howsOf,
  isOfSkus,
  productFieldsInBulk,
  roundings,
  skuFieldsInBulk,
  type BulkDraft,
  type BulkField,
} from './bulk-draft.ts'

/** Changes some of the form's fields. */
interface BulkFormProps {
  draft: BulkDraft
  onChange: (part: Partial<BulkDraft>) => void
}

/** The field to change and its new value. */
export function BulkForm({ draft, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const { field, how } = draft
  const ways = howsOf(field)
  return (
    <div className="columns-fill-230 grid items-start gap-x-16 gap-y-12">
      <SelectField<BulkField>
        label={t('keptProducts.bulk.field')}
        options={[...skuFieldsInBulk, ...productFieldsInBulk].map((value) => ({
          value,
          label: t(`keptProducts.bulk.fields.${value}`),
          group: t(`keptProducts.bulk.${isOfSkus(value) ? 'ofSkus' : 'ofProducts'}`),
        }))}
        value={field}
        onChange={(chosen) => onChange({ ...emptyDraft, field: chosen })}
      />
      {ways.length > 1 && (
        <SelectField
          label={t('keptProducts.bulk.how')}
          options={ways.map((value) => ({ value, label: t(`keptProducts.bulk.hows.${value}`) }))}
          value={how}
          onChange={(chosen) => onChange({ how: chosen, text: '', high: '' })}
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
  const faults = bulkFaultsOf(draft)
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
          error={faults.text && t(`keptProducts.form.wrong.${faults.text}`)}
          inputMode={field === 'origin' ? 'text' : 'decimal'}
          note={field === 'origin' ? t('keptProducts.form.originHint') : undefined}
          onChange={(typed) => onChange({ text: typed })}
        />
      )}
      {isRange && (
        <TextField
          label={t('keptProducts.bulk.high')}
          value={high}
          error={faults.high && t(`keptProducts.form.wrong.${faults.high}`)}
          inputMode="decimal"
          onChange={(typed) => onChange({ high: typed })}
        />
      )}
      {field === 'price' && how !== 'set' && <Rounding draft={draft} onChange={onChange} />}
    </>
  )
}

function Rounding({ draft, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const { roundTo, rounding } = draft
  const fault = bulkFaultsOf(draft).roundTo
  return (
    <>
      <TextField
        label={t('keptProducts.bulk.roundTo')}
        note={t('keptProducts.bulk.roundToHint')}
        value={roundTo}
        error={fault && t(`keptProducts.form.wrong.${fault}`)}
        inputMode="decimal"
        onChange={(typed) => onChange({ roundTo: typed })}
      />
      <SelectField
        label={t('keptProducts.bulk.rounding')}
        options={roundings.map((value) => ({ value, label: t(`keptProducts.bulk.roundings.${value}`) }))}
        value={rounding}
        onChange={(chosen) => onChange({ rounding: chosen })}
      />
    </>
  )
}

/** An attribute and its new value. */
function BulkAttribute({ draft: { attributeId, how, entry }, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: used = [] } = useQuery(attributesOf(null))
  const attributes = knownOnes(used, isChinese)
  const attribute = attributes.find(({ id }) => id === attributeId)
  return (
    <>
      <ChooseField
        label={t('keptProducts.bulk.attribute')}
        noneText={t('keptProducts.noneFound')}
        options={attributeChoices(attributes)}
        value={attributeId}
        onChange={(id) => {
          const chosen = attributes.find((one) => one.id === id)
          onChange({ attributeId: id, entry: chosen ? emptyEntry(chosen) : null })
        }}
      />
      {attribute && entry && how === 'set' && (
        <AttributeValue
          attribute={attribute}
          named={[...attribute.named]}
          entry={entry}
          onChange={(next) => onChange({ entry: next })}
        />
      )}
    </>
  )
}

const chosenFields = [
  'skuStatus',
  'taxIncluded',
  'domesticOrImported',
  'hasCustomOption',
  'colorId',
  'brandId',
  'categoryId',
  'currencyUnit',
  'measurementUnit',
] as const
type ChosenField = (typeof chosenFields)[number]

function hasChoices(field: BulkField): field is ChosenField {
  return chosenFields.some((one) => one === field)
}

/** A choice from a list. */
function BulkChoice({ draft, field, onChange }: BulkFormProps & { field: ChosenField }) {
  const { t } = useTranslation()
  return (
    <ChooseField
      label={t('keptProducts.bulk.value')}
      noneText={t('keptProducts.noneFound')}
      options={useChoices(field)}
      value={draft.choice}
      onChange={(choice) => onChange({ choice })}
    />
  )
}

function useChoices(field: ChosenField): ChoiceOfMany[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: colors = [] } = useQuery({ ...colorList, enabled: field === 'colorId' })
  const entriesOf = (entries: ReturnType<typeof useDictionary>) =>
    (entries ?? []).map((entry) => ({ value: entry.value, label: entryNameOf(isChinese, entry), note: entry.value }))
  const yesOrNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(`keptProducts.form.${value}`) }))
  const choices: Record<ChosenField, ChoiceOfMany[]> = {
    skuStatus: (['on_sale', 'withdrawn'] as const).map((value) => ({
      value,
      label: t(`keptProducts.statuses.${value}`),
    })),
    taxIncluded: yesOrNo,
    hasCustomOption: yesOrNo,
    brandId: useBrandChoices(field === 'brandId'),
    categoryId: useCategoryChoices(field === 'categoryId'),
    colorId: colors.map(({ id, system, name }) => ({ value: id, label: name, note: system })),
    currencyUnit: entriesOf(useDictionary('product_currency_unit')),
    measurementUnit: entriesOf(useDictionary('product_measurement_unit')),
    domesticOrImported: entriesOf(useDictionary('product_domestic_imported')),
  }
  return choices[field]
}
