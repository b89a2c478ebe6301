import { useTranslation } from 'react-i18next'
import { importTargets } from '../../../../contract/import-mapping.ts'
import type { ColumnRule, ImportTarget, TableColumn } from '../../../../contract/import-mapping.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import { ColumnValues } from './ColumnValues.tsx'
import { allTargets, targetName } from './target-names.ts'
import styles from './Mapping.module.css'

const NUMERIC = new Set(['number', 'count', 'price', 'length', 'size'])
const MEASURED = new Set(['length', 'size'])
const MAPPED = new Set(['currency', 'unit', 'area', 'scheme', 'kind', 'category', 'text'])
const SAMPLES = 3

interface MappingRowProps {
  rule: ColumnRule
  column: TableColumn
  header: readonly string[]
  onChange: (rule: ColumnRule) => void
}

/** One column: what it holds, what it becomes, and what more there is to say of it. */
export function MappingRow({ rule, column, onChange }: MappingRowProps) {
  const { t } = useTranslation()
  const { target } = rule
  const kind = target === null || target === 'attribute' ? undefined : importTargets[target]
  const choose = (value: string) => {
    if (value === '') onChange({ ...bare(rule), target: null })
    else onChange({ ...bare(rule), target: value as ImportTarget | 'attribute' })
  }
  return (
    <li className={styles['column']} data-left-out={target === null || undefined}>
      <div className={styles['holds']}>
        <span className={styles['name']}>{column.name}</span>
        <span className={styles['samples']}>
          {column.samples.length ? column.samples.slice(0, SAMPLES).join(' · ') : t('import.nothing')}
        </span>
      </div>
      <div className={styles['becomes']}>
        <SelectField
          label={`${column.name}: ${t('import.becomes')}`}
          options={[
            { value: '', label: t('import.ignore') },
            { value: 'attribute', label: t('import.attribute') },
            ...allTargets.map((one) => ({ value: one, label: targetName(t, one) })),
          ]}
          value={target ?? ''}
          onChoose={choose}
        />
        {kind !== undefined && NUMERIC.has(kind) && (
          <SelectField
            label={`${column.name}: ${t('import.decimal')}`}
            options={[
              { value: '', label: t('import.decimalMark.auto') },
              { value: '.', label: t('import.decimalMark.point') },
              { value: ',', label: t('import.decimalMark.comma') },
            ]}
            value={rule.decimal ?? ''}
            onChoose={(decimal) => onChange(withOption(rule, 'decimal', decimal as '.' | ',' | ''))}
          />
        )}
        {kind !== undefined && MEASURED.has(kind) && (
          <SelectField
            label={`${column.name}: ${t('import.lengthUnit')}`}
            options={(['mm', 'cm', 'm', 'in'] as const).map((unit) => ({ value: unit, label: unit }))}
            value={rule.unit ?? 'mm'}
            onChoose={(unit) => onChange({ ...rule, unit: unit as NonNullable<ColumnRule['unit']> })}
          />
        )}
        {target === 'attribute' && <AttributeFields rule={rule} column={column} onChange={onChange} />}
        {kind !== undefined && MAPPED.has(kind) && column.distinct.length > 0 && column.distinct.length <= 200 && (
          <ColumnValues rule={rule} column={column} onChange={onChange} />
        )}
      </div>
    </li>
  )
}

/** What was said of a column for one target says nothing for another. */
function bare({ column, attribute }: ColumnRule): Omit<ColumnRule, 'target'> {
  return attribute ? { column, attribute } : { column }
}

function withOption(rule: ColumnRule, name: 'decimal', value: '.' | ',' | ''): ColumnRule {
  const { [name]: _, ...rest } = rule
  return value === '' ? rest : { ...rest, [name]: value }
}
