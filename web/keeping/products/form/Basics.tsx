import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LAST_RANK } from '../../../../contract/keeping/product-record.ts'
import { brandNameOf, nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { categoryList } from '../../../catalogue/queries.ts'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { NumberField } from '../../../kit/fields/NumberField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { categoryChoices } from '../category-choices.ts'
import { everyBrand } from '../queries.ts'
import { EntryField } from './EntryField.tsx'
import { FormSection } from './FormSection.tsx'
import { useDraft, useFieldsOf } from './use-product-form.ts'

const LONGEST_DESCRIPTION = 20_000

const languages = [
  { name: 'enName', description: 'enDescription', lang: 'en' },
  { name: 'name', description: 'description', lang: 'zh-CN' },
] as const

/** The product's names side by side, its category and brand, and how it is sold. */
export function Basics() {
  const { t } = useTranslation()
  const { product, text, choice, any } = useProductFields()
  const rank = any('rank')
  const label = (field: 'key' | 'platformNo' | 'currencyUnit' | 'measurementUnit' | 'rank' | 'status') =>
    t(`keptProducts.form.field.${field}`)
  return (
    <FormSection title={t('keptProducts.form.section.basics')}>
      <div className="grid grid-cols-2 gap-x-24 gap-y-16 phone:grid-cols-1">
        {languages.map(({ name, description, lang }) => (
          <div key={lang} className="grid min-w-0 content-start gap-14">
            <TextField label={t(`keptProducts.form.field.${name}`)} lang={lang} {...text(name)} />
            <LongTextField
              label={t(`keptProducts.form.field.${description}`)}
              lang={lang}
              most={LONGEST_DESCRIPTION}
              {...text(description)}
            />
          </div>
        ))}
      </div>
      <div className="grid columns-fill-250 items-start gap-x-24 gap-y-14">
        <BrandField />
        <CategoryField />
        <TextField label={label('key')} note={t('keptProducts.form.keyHint')} {...text('key', '')} />
        <TextField label={label('platformNo')} {...text('platformNo')} />
        <EntryField type="product_currency_unit" isCode label={label('currencyUnit')} {...choice('currencyUnit')} />
        <EntryField
          type="product_measurement_unit"
          isCode
          label={label('measurementUnit')}
          {...choice('measurementUnit')}
        />
        <NumberField
          label={label('rank')}
          note={t('keptProducts.form.rankHint')}
          {...rank}
          value={rank.value === LAST_RANK ? null : rank.value}
          onChange={(typed) => rank.onChange(typed ?? LAST_RANK)}
        />
        <ChoiceField
          label={label('status')}
          options={(['on_sale', 'withdrawn'] as const).map((value) => ({
            value,
            label: t(`keptProducts.statuses.${value}`),
          }))}
          value={product.status}
          onChange={any('status').onChange}
        />
      </div>
    </FormSection>
  )
}

function useProductFields() {
  const { record, draft, setProduct } = useDraft()
  return { record, product: draft.product, ...useFieldsOf(draft.product, '', setProduct) }
}

function BrandField() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record, choice } = useProductFields()
  const { data: brands = [] } = useQuery(everyBrand)
  const own = { ...record.brand, name: record.brand.name ?? '' }
  const all = brands.some(({ id }) => id === own.id) || own.id === '0' ? brands : [own, ...brands]
  return (
    <ChooseField
      label={t('keptProducts.form.field.brandId')}
      options={all.map((brand) => ({
        value: brand.id,
        label: brandNameOf(isChinese, brand),
        otherWords: `${brand.name} ${brand.englishName}`,
      }))}
      {...choice('brandId', '')}
    />
  )
}

function CategoryField() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record, choice } = useProductFields()
  const { data: categories = [] } = useQuery(categoryList)
  const choices = categoryChoices(categories, (one) => nameOf(isChinese, one))
  const own = record.categories.at(-1)
  const isKnown = own === undefined || choices.some(({ value }) => value === own.id)
  return (
    <ChooseField
      label={t('keptProducts.form.field.categoryId')}
      options={isKnown ? choices : [{ value: own.id, label: pickName(isChinese, own.name, own.enName) }, ...choices]}
      {...choice('categoryId', '')}
    />
  )
}
