import { useTranslation } from 'react-i18next'
import type { ImportMapping, ImportTarget } from '../../../../contract/import-mapping.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import { TickField } from '../../../kit/fields/TickField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import view from '../ImportView.module.css'
import { useImport } from '../use-import.ts'
import { LineField } from './LineField.tsx'
import { MeaningField } from './MeaningField.tsx'
import { askedConstants, PRICES } from './OpenQuestions.tsx'
import { SignField } from './SignField.tsx'
import { targetName } from './target-names.ts'
import { withConstant } from './change-rule.ts'
import type { ChangeMapping } from './change-rule.ts'
import styles from './Mapping.module.css'

/** Settings that many tables have no column for. */
const CONSTANTS: readonly ImportTarget[] = ['brand.englishName', 'enCategory', 'currencyUnit', 'measurementUnit', 'sku.taxIncluded', 'sku.origin'] // prettier-ignore

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

interface MappingOptionsProps {
  data: OneImport
  mapping: ImportMapping
  onChange: ChangeMapping
}

/** The table's settings: supplier, what a row is, constants of every row, whether products missing from the file are withdrawn. */
export function MappingOptions({ data, mapping, onChange }: MappingOptionsProps) {
  const { t } = useTranslation()
  const { map } = useImport(data.id)
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
          note={mapping.rowIs === 'sku' ? t('import.rowIsSkuHint') : undefined}
          value={mapping.rowIs}
          onChange={(rowIs) => onChange((now) => ({ ...now, rowIs }))}
        />
        <SelectField
          label={t('import.newProducts')}
          options={[
            { value: 'on_sale', label: t('import.newProductsShown') },
            { value: 'withdrawn', label: t('import.newProductsHidden') },
          ]}
          note={mapping.newProducts === 'withdrawn' ? t('import.newProductsHiddenHint') : undefined}
          value={mapping.newProducts ?? 'on_sale'}
          onChange={(newProducts) => onChange((now) => ({ ...now, newProducts }))}
        />
        {data.facts?.isArchive && (
          <SelectField
            label={t('import.picturesBy')}
            options={[
              { value: 'model', label: t('import.picturesByModel') },
              { value: 'name', label: t('import.picturesByName') },
            ]}
            value={mapping.picturesBy}
            onChange={(picturesBy) => onChange((now) => ({ ...now, picturesBy }))}
          />
        )}
      </div>
      <Constants data={data} mapping={mapping} onChange={onChange} />
      <SaidBeside data={data} mapping={mapping} />
      <TakenPrice data={data} mapping={mapping} />
      <TickField
        label={t('import.withdraw')}
        name="withdraws-absent"
        value={data.withdrawsAbsent}
        onChange={(withdrawsAbsent) => map(() => ({ withdrawsAbsent }))}
      />
      <p className={view['hint']}>{t('import.withdrawHint')}</p>
    </>
  )
}

/** Values for rows that have no column for them, and what the signs of prices mean. What is asked stands among the questions. */
function Constants({ data, mapping, onChange }: MappingOptionsProps) {
  const { t } = useTranslation()
  const asked = askedConstants(data, mapping)
  const isShown = (target: ImportTarget) =>
    !asked.includes(target) &&
    (mapping.constants[target] !== undefined || !mapping.columns.some((rule) => rule.target === target))
  const signs = Object.keys(mapping.signs ?? {}).filter((sign) => !mapping.askedSigns?.includes(sign))
  return (
    <fieldset className={styles['constants']}>
      <legend>{t('import.constants')}</legend>
      {CONSTANTS.filter(isShown).map((target) => (
        <MeaningField
          key={target}
          label={targetName(t, target)}
          target={target}
          value={mapping.constants[target] ?? ''}
          none={t('import.constantNone')}
          onChange={(value) => onChange((now) => withConstant(now, target, value))}
        />
      ))}
      {signs.map((sign) => (
        <SignField key={sign} sign={sign} mapping={mapping} onChange={onChange} />
      ))}
    </fieldset>
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
