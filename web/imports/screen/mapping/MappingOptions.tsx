import { useTranslation } from 'react-i18next'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../../contract/import-mapping.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import view from '../ImportView.module.css'
import { useImport } from '../use-import.ts'
import { LineField } from './LineField.tsx'
import { MeaningField } from './MeaningField.tsx'
import { targetName } from './target-names.ts'
import styles from './Mapping.module.css'

/** Settings that many tables have no column for. */
const CONSTANTS: readonly ImportTarget[] = ['brand.englishName', 'enCategory', 'currencyUnit', 'measurementUnit', 'sku.taxIncluded', 'sku.origin'] // prettier-ignore

const PRICES: readonly ColumnRule['target'][] = ['sku.price', 'sku.minPrice', 'sku.maxPrice']

function hasNoCurrency({ columns, constants }: ImportMapping): boolean {
  const has = (wanted: readonly ColumnRule['target'][]) => columns.some(({ target }) => wanted.includes(target))
  return has(PRICES) && !has(['currencyUnit']) && constants.currencyUnit === undefined
}

/** Which column is taken for the price, and whether it is with tax. */
function TakenPrice({ data, mapping }: Pick<MappingOptionsProps, 'data' | 'mapping'>) {
  const { t, i18n } = useTranslation()
  const names = mapping.columns.flatMap(({ target, column }) => PRICES.includes(target) ? (data.columns?.[column]?.name ?? []) : []) // prettier-ignore
  if (names.length === 0)
    return data.columns?.some(({ about }) => about) ? <p className={view['hint']}>{t('import.priceNone')}</p> : null
  const column = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names.map((name) => `“${name}”`))
  const constant = mapping.constants['sku.taxIncluded']
  const isByRow = mapping.columns.some(({ target }) => target === 'sku.taxIncluded')
  const tax = isByRow ? 'byRow' : constant === 'yes' || constant === 'no' ? constant : 'unsaid'
  return <p className={view['hint']}>{t(`import.priceTaken.${tax}`, { column })}</p>
}

/** Changes are queued; each makes the new mapping from the latest one. */
export type ChangeMapping = (make: (now: ImportMapping) => ImportMapping) => void

interface MappingOptionsProps {
  data: OneImport
  mapping: ImportMapping
  onChange: ChangeMapping
}

/** The table's settings: supplier, what a row is, constants of every row, whether products missing from the file are withdrawn. */
export function MappingOptions({ data, mapping, onChange }: MappingOptionsProps) {
  const { t } = useTranslation()
  const { map } = useImport(data.id)
  const isFree = (target: ImportTarget) => !mapping.columns.some((rule) => rule.target === target)
  const setConstant = (target: ImportTarget, value: string) =>
    onChange((now) => {
      const { [target]: _, ...others } = now.constants
      return { ...now, constants: value === '' ? others : { ...others, [target]: value } }
    })
  return (
    <>
      <div className={view['fields']}>
        <LineField
          label={t('import.supplier')}
          value={data.supplier ?? ''}
          hint={t('import.supplierHint')}
          onLeave={(supplier) => map(() => ({ supplier: supplier === '' ? null : supplier }))}
        />
        <SelectField
          label={t('import.rowIs')}
          options={[
            { value: 'sku', label: t('import.rowIsSku') },
            { value: 'product', label: t('import.rowIsProduct') },
          ]}
          value={mapping.rowIs}
          onChoose={(rowIs) => onChange((now) => ({ ...now, rowIs: rowIs as ImportMapping['rowIs'] }))}
        />
        <SelectField
          label={t('import.newProducts')}
          options={[
            { value: 'on_sale', label: t('import.newProductsShown') },
            { value: 'withdrawn', label: t('import.newProductsHidden') },
          ]}
          value={mapping.newProducts ?? 'on_sale'}
          onChoose={(newProducts) =>
            onChange((now) => ({ ...now, newProducts: newProducts as ImportMapping['newProducts'] }))
          }
        />
        {data.facts?.isArchive && (
          <SelectField
            label={t('import.picturesBy')}
            options={[
              { value: 'model', label: t('import.picturesByModel') },
              { value: 'name', label: t('import.picturesByName') },
            ]}
            value={mapping.picturesBy}
            onChoose={(picturesBy) =>
              onChange((now) => ({ ...now, picturesBy: picturesBy as ImportMapping['picturesBy'] }))
            }
          />
        )}
      </div>
      <fieldset className={styles['constants']}>
        <legend>{t('import.constants')}</legend>
        {CONSTANTS.filter((target) => isFree(target) || mapping.constants[target] !== undefined).map((target) => (
          <MeaningField
            key={target}
            label={targetName(t, target)}
            target={target}
            value={mapping.constants[target] ?? ''}
            none={t('import.constantNone')}
            onChange={(value) => setConstant(target, value)}
          />
        ))}
      </fieldset>
      <SaidBeside data={data} mapping={mapping} />
      <TakenPrice data={data} mapping={mapping} />
      {hasNoCurrency(mapping) && <output className={styles['trouble']}>{t('import.currencyNone')}</output>}
      <CheckField
        name="withdraws-absent"
        isChecked={data.withdrawsAbsent}
        onCheck={(withdrawsAbsent) => map(() => ({ withdrawsAbsent }))}
      >
        {t('import.withdraw')}
      </CheckField>
      <p className={view['hint']}>{t('import.withdrawHint')}</p>
    </>
  )
}

/** What stands above or below the table of all its prices, and is taken, or says otherwise than what is. */
function SaidBeside({ data, mapping }: Pick<MappingOptionsProps, 'data' | 'mapping'>) {
  const { t } = useTranslation()
  return data.proposal?.said?.map(({ target, value, row, text }) => (
    <p key={target} className={mapping.constants[target] === value ? view['hint'] : styles['trouble']}>
      {t(mapping.constants[target] === value ? 'import.saidBeside' : 'import.saidOtherwise', {
        target: targetName(t, target),
        row,
        text,
      })}
    </p>
  ))
}
