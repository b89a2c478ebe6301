import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { colorList } from '../../../../catalogue/queries.ts'
import { ColorField } from '../../../../kit/fields/ColorField.tsx'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { NumberField } from '../../../../kit/fields/NumberField.tsx'
import { SelectField } from '../../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { FIELD_UNITS } from '../../field-units.ts'
import { AttributeList } from '../attributes/AttributeList.tsx'
import type { DraftSku } from '../edits.ts'
import { skuPath } from '../mistakes.ts'
import { PicturePlace } from '../pictures/PicturePlace.tsx'
import { useDraft, useFieldsOf } from '../use-product-form.ts'

const roles = [
  { role: 'coverImage', most: 1 },
  { role: 'productImage', most: 1 },
  { role: 'dimensionImages', most: undefined },
  { role: 'caseImages', most: undefined },
] as const
const measures = ['length', 'width', 'thickness', 'packCoverage', 'packPieces'] as const
const codes = [
  { field: 'origin', hint: 'keptProducts.form.originHint' },
  { field: 'productDimension', hint: null },
] as const

/** All fields of one SKU besides its row: pictures, measures, origin, attributes. */
export function SkuDetails({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { setSku } = useDraft()
  const model = sku.called || t('keptProducts.form.sku.newModel')
  const { fields, key } = sku
  return (
    <section
      className="grid min-w-0 grid-cols-1 gap-18 rounded-lg border bg-surface p-20 phone:p-14"
      aria-label={t('keptProducts.form.sku.detailsOf', { model })}
    >
      <h3>{t('keptProducts.form.sku.details', { model })}</h3>
      <div className="flex flex-wrap gap-x-28 gap-y-18">
        {roles.map(({ role, most }) => (
          <PicturePlace
            key={role}
            role={t(`keptProducts.form.skuField.${role}`)}
            pictures={[fields[role]].flat().flatMap((one) => one ?? [])}
            most={most}
            path={skuPath(sku, role)}
            onChange={(pictures) => setSku(key, { [role]: most === 1 ? (pictures[0] ?? null) : pictures })}
          />
        ))}
      </div>
      <Facts sku={sku} />
      <h4 className="m-0 text-meta font-medium text-second">{t('keptProducts.form.skuField.attrs')}</h4>
      <AttributeList entries={fields.attrs} path={skuPath(sku, 'attrs')} onChange={(attrs) => setSku(key, { attrs })} />
    </section>
  )
}

function Facts({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { record, setSku } = useDraft()
  const { text, choice, any } = useFieldsOf(sku.fields, skuPath(sku, ''), (part) => setSku(sku.key, part))
  const { data = [] } = useQuery(colorList)
  const colors = [...record.colors.filter(({ id }) => !data.some((one) => one.id === id)), ...data]
  const { priceQuantity, domesticOrImported, taxIncluded, hasCustomOption } = sku.fields
  return (
    <div className="grid columns-fill-190 items-start gap-x-16 gap-y-14">
      {measures.map((field) => (
        <NumberField
          key={field}
          label={t(`keptProducts.form.skuField.${field}`)}
          unit={FIELD_UNITS[field]}
          {...any(field)}
        />
      ))}
      {codes.map(({ field, hint }) => (
        <TextField
          key={field}
          label={t(`keptProducts.form.skuField.${field}`)}
          note={hint ? t(hint) : undefined}
          {...text(field)}
        />
      ))}
      <ColorField
        label={t('keptProducts.form.skuField.colorHex')}
        note={t('keptProducts.form.hexHint')}
        {...text('colorHex')}
      />
      <ChooseField
        label={t('keptProducts.form.skuField.colorId')}
        options={colors.map(({ id, name, system }) => ({ value: id, label: name, note: system, otherWords: system }))}
        isClearable
        {...choice('colorId')}
      />
      <SelectField
        label={t('keptProducts.form.skuField.priceQuantity')}
        options={(['1', '10', '100', '1000'] as const).map((value) => ({ value, label: value }))}
        {...any('priceQuantity')}
        value={`${priceQuantity}`}
        onChange={(value) => setSku(sku.key, { priceQuantity: Number(value) })}
      />
      <YesOrNo
        label={t('keptProducts.form.skuField.taxIncluded')}
        unknown={t('keptProducts.form.unknownAnswer')}
        {...any('taxIncluded')}
        value={taxIncluded}
      />
      <SelectField
        label={t('keptProducts.form.skuField.domesticOrImported')}
        options={(['domestic', 'imported'] as const).map((value) => ({
          value,
          label: t(`keptProducts.form.origin.${value}`),
        }))}
        {...any('domesticOrImported')}
        value={domesticOrImported}
      />
      <YesOrNo
        label={t('keptProducts.form.skuField.hasCustomOption')}
        unknown={t('keptProducts.form.customOption')}
        {...any('hasCustomOption')}
        value={hasCustomOption === null ? null : hasCustomOption === 0}
        onChange={(isYes) => setSku(sku.key, { hasCustomOption: isYes === null ? null : isYes ? 0 : 1 })}
      />
    </div>
  )
}

interface YesOrNoProps {
  label: string
  name: string
  /** What it means that it is not stated. */
  unknown: string
  value: boolean | null
  error: string | undefined
  onChange: (value: boolean | null) => void
}

function YesOrNo({ unknown, value, onChange, ...field }: YesOrNoProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      {...field}
      options={[
        { value: '', label: unknown },
        { value: 'yes', label: t('keptProducts.form.yes') },
        { value: 'no', label: t('keptProducts.form.no') },
      ]}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === '' ? null : answer === 'yes')}
    />
  )
}
