import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LAST_RANK } from '../../../../contract/keeping/product-record.ts'
import { brandNameOf, entryNameOf, nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { categoryList, useDictionary } from '../../../catalogue/queries.ts'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { categoryChoices } from '../category-choices.ts'
import { everyBrand } from '../queries.ts'
import { useForm } from './form-context.ts'
import { NumberField } from '../../../kit/fields/NumberField.tsx'
import styles from './ProductForm.module.css'
import { FormSection } from './FormSection.tsx'

const LONGEST_DESCRIPTION = 20_000
const languages = [
  { name: 'enName', description: 'enDescription', lang: 'en' },
  { name: 'name', description: 'description', lang: 'zh-CN' },
] as const

/** The product's names side by side, its category and brand, and how it is sold. */
export function Basics() {
  const { t } = useTranslation()
  const { draft, setProduct, mistakeAt } = useForm()
  const { product } = draft
  const label = (field: 'key' | 'platformNo' | 'rank' | 'status') => t(`keptProducts.form.field.${field}`)
  return (
    <FormSection title={t('keptProducts.form.section.basics')}>
      <div className={styles['languages']}>
        {languages.map(({ name, description, lang }) => (
          <div key={lang}>
            <TextField
              label={t(`keptProducts.form.field.${name}`)}
              name={name}
              lang={lang}
              value={product[name] ?? ''}
              error={mistakeAt(name)}
              onChange={(text) => setProduct({ [name]: text || null })}
            />
            <LongTextField
              label={t(`keptProducts.form.field.${description}`)}
              name={description}
              lang={lang}
              most={LONGEST_DESCRIPTION}
              value={product[description] ?? ''}
              error={mistakeAt(description)}
              onChange={(text) => setProduct({ [description]: text || null })}
            />
          </div>
        ))}
      </div>
      <div className={styles['fields']}>
        <BrandField />
        <CategoryField />
        <TextField
          label={label('key')}
          name="key"
          note={t('keptProducts.form.keyHint')}
          value={product.key}
          error={mistakeAt('key')}
          onChange={(key) => setProduct({ key })}
        />
        <TextField
          label={label('platformNo')}
          name="platformNo"
          value={product.platformNo ?? ''}
          error={mistakeAt('platformNo')}
          onChange={(text) => setProduct({ platformNo: text || null })}
        />
        <UnitFields />
        <NumberField
          label={label('rank')}
          name="rank"
          note={t('keptProducts.form.rankHint')}
          value={product.rank === LAST_RANK ? null : product.rank}
          error={mistakeAt('rank')}
          onChange={(rank) => setProduct({ rank: rank ?? LAST_RANK })}
        />
        <ChoiceField
          label={label('status')}
          options={(['on_sale', 'withdrawn'] as const).map((value) => ({
            value,
            label: t(`keptProducts.statuses.${value}`),
          }))}
          value={product.status}
          onChange={(status) => setProduct({ status })}
        />
      </div>
    </FormSection>
  )
}

function BrandField() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record, draft, setProduct, mistakeAt } = useForm()
  const { data: brands = [] } = useQuery(everyBrand)
  const own = { ...record.brand, name: record.brand.name ?? '' }
  const all = brands.some(({ id }) => id === own.id) || own.id === '0' ? brands : [own, ...brands]
  return (
    <ChooseField
      label={t('keptProducts.form.field.brandId')}
      name="brandId"
      noneText={t('keptProducts.noneFound')}
      options={all.map((brand) => ({
        value: brand.id,
        label: brandNameOf(isChinese, brand),
        otherWords: `${brand.name} ${brand.englishName}`,
      }))}
      value={draft.product.brandId || null}
      error={mistakeAt('brandId')}
      onChange={(brandId) => setProduct({ brandId })}
    />
  )
}

function CategoryField() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record, draft, setProduct, mistakeAt } = useForm()
  const { data: categories = [] } = useQuery(categoryList)
  const choices = categoryChoices(categories, (one) => nameOf(isChinese, one))
  const own = record.categories.at(-1)
  const isKnown = own === undefined || choices.some(({ value }) => value === own.id)
  return (
    <ChooseField
      label={t('keptProducts.form.field.categoryId')}
      name="categoryId"
      noneText={t('keptProducts.noneFound')}
      options={isKnown ? choices : [{ value: own.id, label: pickName(isChinese, own.name, own.enName) }, ...choices]}
      value={draft.product.categoryId || null}
      error={mistakeAt('categoryId')}
      onChange={(categoryId) => setProduct({ categoryId })}
    />
  )
}

/** The currency and the unit of sale. */
function UnitFields() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { draft, setProduct, mistakeAt } = useForm()
  const currencies = useDictionary('product_currency_unit') ?? []
  const units = useDictionary('product_measurement_unit') ?? []
  const fields = [
    ['currencyUnit', currencies],
    ['measurementUnit', units],
  ] as const
  return fields.map(([field, entries]) => (
    <ChooseField
      key={field}
      label={t(`keptProducts.form.field.${field}`)}
      name={field}
      noneText={t('keptProducts.noneFound')}
      options={entries.map((entry) => ({
        value: entry.value,
        label: entryNameOf(isChinese, entry),
        note: entry.value,
        otherWords: entry.value,
      }))}
      value={draft.product[field]}
      error={mistakeAt(field)}
      onChange={(value) => setProduct({ [field]: value })}
    />
  ))
}
