import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { brandNameOf, entryNameOf, nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { categoryList, colorList, useDictionary } from '../../../catalogue/queries.ts'
import { ChooseField, type ChoiceOfMany } from '../../../kit/fields/ChooseField.tsx'
import { categoryChoices } from '../category-choices.ts'
import { everyBrand } from '../queries.ts'
import type { BulkField, BulkFormProps } from './bulk-draft.ts'

const fields = [
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
type ChoiceField = (typeof fields)[number]

/** Whether a field is chosen from a list. */
export function hasChoices(field: BulkField): field is ChoiceField {
  return fields.some((one) => one === field)
}

/** A choice from a list, for a bulk change. */
export function BulkChoice({ draft, field, onChange }: BulkFormProps & { field: ChoiceField }) {
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

function useChoices(field: ChoiceField): ChoiceOfMany[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: brands = [] } = useQuery({ ...everyBrand, enabled: field === 'brandId' })
  const { data: categories = [] } = useQuery({ ...categoryList, enabled: field === 'categoryId' })
  const { data: colors = [] } = useQuery({ ...colorList, enabled: field === 'colorId' })
  const currencies = useDictionary('product_currency_unit') ?? []
  const units = useDictionary('product_measurement_unit') ?? []
  const origins = useDictionary('product_domestic_imported') ?? []
  const entries = { currencyUnit: currencies, measurementUnit: units, domesticOrImported: origins }
  const yesOrNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(`keptProducts.form.${value}`) }))
  switch (field) {
    case 'skuStatus':
      return (['on_sale', 'withdrawn'] as const).map((value) => ({
        value,
        label: t(`keptProducts.statuses.${value}`),
      }))
    case 'taxIncluded':
    case 'hasCustomOption':
      return yesOrNo
    case 'brandId':
      return brands.map((brand) => ({
        value: brand.id,
        label: brandNameOf(isChinese, brand),
        otherWords: `${brand.name} ${brand.englishName}`,
      }))
    case 'categoryId':
      return categoryChoices(categories, (one) => nameOf(isChinese, one))
    case 'colorId':
      return colors.map(({ id, system, name }) => ({ value: id, label: name, note: system }))
    default:
      return entries[field].map((entry) => ({
        value: entry.value,
        label: entryNameOf(isChinese, entry),
        note: entry.value,
      }))
  }
}
