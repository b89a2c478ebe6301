import { useId, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitName } from '../../../../../contract/values/units.ts'
import { FIELD_UNITS } from '../../field-units.ts'
import { skuPath } from '../checks.ts'
import type { DraftSku } from '../edits.ts'
import { useForm } from '../form-context.ts'
import { useTypedNumber } from '../../../../kit/fields/NumberField.tsx'
import styles from './SkuTable.module.css'

/** A SKU's columns in the table. */
export const tableFields = [
  'model',
  'enName',
  'name',
  'minPrice',
  'maxPrice',
  'stock',
  'leadTimeDays',
  'status',
] as const
type TableField = (typeof tableFields)[number]

interface SkuCellProps {
  sku: DraftSku
  field: TableField
  model: string
  error: string | undefined
}

/** One field of a SKU, as a cell that is always open. */
export function SkuCell({ sku, field, model, error }: SkuCellProps) {
  const { t } = useTranslation()
  const { record, setSku, select } = useForm()
  const stored = record.skus.find(({ id: own }) => own === sku.key)
  // The name that follows from attributes, colour and size, where none is stated.
  const told = field === 'name' ? stored?.variantName : stored?.variantEnName
  const id = useId()
  const label = t('keptProducts.form.sku.of', { model, field: t(`keptProducts.form.skuField.${field}`) })
  const shared = {
    name: skuPath(sku, field),
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onFocus: () => select(sku.key),
  }
  if (field === 'status')
    return (
      <select
        {...shared}
        className={styles['input']}
        value={sku.fields.status}
        onChange={({ target }) => setSku(sku.key, { status: target.value })}
      >
        {(['on_sale', 'withdrawn'] as const).map((status) => (
          <option key={status} value={status}>
            {t(`keptProducts.statuses.${status}`)}
          </option>
        ))}
      </select>
    )
  return (
    <>
      {field === 'model' || field === 'name' || field === 'enName' ? (
        <input
          {...shared}
          className={styles['input']}
          data-model={field === 'model' || undefined}
          lang={field === 'name' ? 'zh-CN' : 'en'}
          placeholder={field === 'model' ? undefined : told}
          value={sku.fields[field] ?? ''}
          onChange={({ target }) =>
            setSku(sku.key, { [field]: field === 'model' ? target.value : target.value || null })
          }
        />
      ) : (
        <NumberInput
          value={sku.fields[field]}
          unit={FIELD_UNITS[field]}
          onNumber={(number) => setSku(sku.key, { [field]: number })}
          input={{ ...shared, className: styles['input'] }}
        />
      )}
      {field.endsWith('Price') && sku.fields.priceQuantity !== 1 && <small>/ {sku.fields.priceQuantity}</small>}
      {error && (
        <span id={`${id}-error`} className={styles['mistake']}>
          {error}
        </span>
      )}
    </>
  )
}

interface NumberInputProps {
  value: unknown
  unit: UnitName | undefined
  onNumber: (value: number | string | null) => void
  input: ComponentProps<'input'>
}

function NumberInput({ value, unit, onNumber, input }: NumberInputProps) {
  const [text, type] = useTypedNumber(value, onNumber, { unit })
  return <input {...input} data-number inputMode="decimal" value={text} onChange={({ target }) => type(target.value)} />
}
