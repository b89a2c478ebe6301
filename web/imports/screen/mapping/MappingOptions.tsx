import { useTranslation } from 'react-i18next'
import type { ImportMapping, ImportTarget } from '../../../../contract/import-mapping.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import view from '../ImportView.module.css'
import { useImport } from '../use-import.ts'
import { Line } from './AttributeFields.tsx'
import { targetName } from './target-names.ts'
import styles from './Mapping.module.css'

/** What many tables do not say in a column. */
const CONSTANTS: readonly ImportTarget[] = ['brand.englishName', 'enCategory', 'currencyUnit', 'measurementUnit', 'sku.taxIncluded', 'sku.origin'] // prettier-ignore

interface MappingOptionsProps {
  data: OneImport
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

/** What holds for the table as a whole: whose it is, what a row is, what every row says, and what absence means. */
export function MappingOptions({ data, mapping, onChange }: MappingOptionsProps) {
  const { t } = useTranslation()
  const { map } = useImport(data.id)
  const isFree = (target: ImportTarget) => !mapping.columns.some((rule) => rule.target === target)
  const setConstant = (target: ImportTarget, value: string) => {
    const { [target]: _, ...others } = mapping.constants
    onChange({ ...mapping, constants: value === '' ? others : { ...others, [target]: value } })
  }
  return (
    <>
      <div className={view['fields']}>
        <Line
          label={t('import.supplier')}
          value={data.supplier ?? ''}
          onLeave={(supplier) => map({ supplier: supplier === '' ? null : supplier })}
        />
        <SelectField
          label={t('import.rowIs')}
          options={[
            { value: 'sku', label: t('import.rowIsSku') },
            { value: 'product', label: t('import.rowIsProduct') },
          ]}
          value={mapping.rowIs}
          onChoose={(rowIs) => onChange({ ...mapping, rowIs: rowIs as ImportMapping['rowIs'] })}
        />
        {data.facts?.isArchive && (
          <SelectField
            label={t('import.picturesBy')}
            options={[
              { value: 'model', label: t('import.picturesByModel') },
              { value: 'name', label: t('import.picturesByName') },
            ]}
            value={mapping.picturesBy}
            onChoose={(picturesBy) => onChange({ ...mapping, picturesBy: picturesBy as ImportMapping['picturesBy'] })}
          />
        )}
      </div>
      <fieldset className={styles['constants']}>
        <legend>{t('import.constants')}</legend>
        {CONSTANTS.filter((target) => isFree(target) || mapping.constants[target] !== undefined).map((target) => (
          <Line
            key={target}
            label={targetName(t, target)}
            value={mapping.constants[target] ?? ''}
            onLeave={(value) => setConstant(target, value)}
          />
        ))}
      </fieldset>
      <CheckField
        name="withdraws-absent"
        isChecked={data.withdrawsAbsent}
        onCheck={(withdrawsAbsent) => map({ withdrawsAbsent })}
      >
        {t('import.withdraw')}
      </CheckField>
      <p className={view['hint']}>{t('import.withdrawHint')}</p>
    </>
  )
}
