import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { colorList } from '../../../../catalogue/queries.ts'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { SelectField } from '../../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { AttributeList } from '../attributes/AttributeList.tsx'
import { FIELD_UNITS } from '../../field-units.ts'
import { skuPath } from '../checks.ts'
import type { DraftSku } from '../edits.ts'
import { useForm } from '../form-context.ts'
import { NumberField } from '../../../../kit/fields/NumberField.tsx'
import { PicturePlace } from '../pictures/PicturePlace.tsx'
import styles from './SkuDetails.module.css'

const measures = ['length', 'width', 'thickness', 'packCoverage', 'packPieces'] as const
const codes = [
  { field: 'origin', hint: 'keptProducts.form.originHint' },
  { field: 'colorHex', hint: 'keptProducts.form.hexHint' },
  { field: 'productDimension', hint: null },
] as const

/** All fields of one SKU besides its row: pictures, measures, origin, attributes. */
export function SkuDetails({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { setSku, mistakeAt } = useForm()
  const model = sku.called || t('keptProducts.form.sku.newModel')
  const { fields, key } = sku
  return (
    <section className={styles['details']} aria-label={t('keptProducts.form.sku.detailsOf', { model })}>
      <h3>{t('keptProducts.form.sku.details', { model })}</h3>
      <div className={styles['pictures']}>
        {(['coverImage', 'productImage'] as const).map((role) => (
          <PicturePlace
            key={role}
            role={t(`keptProducts.form.skuField.${role}`)}
            pictures={fields[role] ? [fields[role]] : []}
            most={1}
            path={skuPath(sku, role)}
            onChange={([first]) => setSku(key, { [role]: first ?? null })}
          />
        ))}
        {(['dimensionImages', 'caseImages'] as const).map((role) => (
          <PicturePlace
            key={role}
            role={t(`keptProducts.form.skuField.${role}`)}
            pictures={fields[role]}
            path={skuPath(sku, role)}
            onChange={(pictures) => setSku(key, { [role]: pictures })}
          />
        ))}
      </div>
      <div className={styles['fields']}>
        {measures.map((field) => (
          <NumberField
            key={field}
            label={t(`keptProducts.form.skuField.${field}`)}
            name={skuPath(sku, field)}
            unit={FIELD_UNITS[field]}
            value={fields[field]}
            error={mistakeAt(skuPath(sku, field))}
            onChange={(number) => setSku(key, { [field]: number })}
          />
        ))}
        {codes.map(({ field, hint }) => (
          <TextField
            key={field}
            label={t(`keptProducts.form.skuField.${field}`)}
            name={skuPath(sku, field)}
            note={hint ? t(hint) : undefined}
            value={fields[field] ?? ''}
            error={mistakeAt(skuPath(sku, field))}
            onChange={(text) => setSku(key, { [field]: text || null })}
          />
        ))}
        <ColorField sku={sku} />
        <AnswerFields sku={sku} />
      </div>
      <h4>{t('keptProducts.form.skuField.attrs')}</h4>
      <AttributeList entries={fields.attrs} path={skuPath(sku, 'attrs')} onChange={(attrs) => setSku(key, { attrs })} />
    </section>
  )
}

function ColorField({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { record, setSku, mistakeAt } = useForm()
  const { data = [] } = useQuery(colorList)
  const colors = [...record.colors.filter(({ id }) => !data.some((one) => one.id === id)), ...data]
  return (
    <ChooseField
      label={t('keptProducts.form.skuField.colorId')}
      name={skuPath(sku, 'colorId')}
      noneText={t('keptProducts.noneFound')}
      options={colors.map(({ id, name, system }) => ({ value: id, label: name, note: system, otherWords: system }))}
      value={sku.fields.colorId}
      error={mistakeAt(skuPath(sku, 'colorId'))}
      isClearable
      onChange={(colorId) => setSku(sku.key, { colorId })}
    />
  )
}

/** A choice from a few. */
function AnswerFields({ sku: { key, fields } }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { setSku } = useForm()
  const answer = (value: 'yes' | 'no') => ({ value, label: t(`keptProducts.form.${value}`) })
  const unknown = { value: '', label: t('keptProducts.form.unknownAnswer') }
  const custom = { 0: 'yes', 1: 'no', none: '' } as const
  return (
    <>
      <SelectField
        label={t('keptProducts.form.skuField.priceQuantity')}
        options={([1, 10, 100, 1000] as const).map((quantity) => ({ value: `${quantity}`, label: `${quantity}` }))}
        value={`${fields.priceQuantity}`}
        onChange={(value) => setSku(key, { priceQuantity: Number(value) })}
      />
      <SelectField
        label={t('keptProducts.form.skuField.taxIncluded')}
        options={[unknown, answer('yes'), answer('no')]}
        value={fields.taxIncluded === null ? '' : fields.taxIncluded ? 'yes' : 'no'}
        onChange={(value) => setSku(key, { taxIncluded: value === '' ? null : value === 'yes' })}
      />
      <SelectField
        label={t('keptProducts.form.skuField.domesticOrImported')}
        options={(['domestic', 'imported'] as const).map((value) => ({
          value,
          label: t(`keptProducts.form.origin.${value}`),
        }))}
        value={fields.domesticOrImported}
        onChange={(value) => setSku(key, { domesticOrImported: value })}
      />
      <SelectField
        label={t('keptProducts.form.skuField.hasCustomOption')}
        options={[
          { value: '', label: t('keptProducts.form.customOption.unknown') },
          { value: 'yes', label: t('keptProducts.form.customOption.yes') },
          { value: 'no', label: t('keptProducts.form.customOption.no') },
        ]}
        value={custom[fields.hasCustomOption ?? 'none']}
        onChange={(value) => setSku(key, { hasCustomOption: value === '' ? null : value === 'yes' ? 0 : 1 })}
      />
    </>
  )
}
