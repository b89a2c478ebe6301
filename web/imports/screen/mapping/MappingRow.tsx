import { useTranslation } from 'react-i18next'
import { importTargets } from '../../../../contract/import-mapping.ts'
import type { ColumnRule, ImportTarget, TableColumn, TargetKind } from '../../../../contract/import-mapping.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import type { ChangeRule } from './change-rule.ts'
import { ColumnRules } from './ColumnRules.tsx'
import { ColumnValues } from './ColumnValues.tsx'
import { DecimalField, UnitField } from './NumberFields.tsx'
import { allTargets, targetName } from './target-names.ts'
import styles from './Mapping.module.css'

const NUMERIC = new Set<TargetKind>(['number', 'count', 'price', 'length', 'size'])
/** The cells of these columns name files: each value is unique. */
const OF_FILES = new Set<TargetKind>(['picture', 'pictures', 'document'])
const SAMPLES = 3
interface MappingRowProps {
  rule: ColumnRule
  column: TableColumn
  /** The names of the table's columns. */
  header: readonly string[]
  onChange: ChangeRule
}

/** One column: its values, its target, and its rules. */
export function MappingRow({ rule, column, header, onChange }: MappingRowProps) {
  const { t } = useTranslation()
  const { target } = rule
  return (
    <li className={styles['column']} data-left-out={target === null || undefined}>
      <div className={styles['holds']}>
        <span className={styles['name']}>{column.name}</span>
        <span className={styles['samples']}>
          {column.samples.length ? column.samples.slice(0, SAMPLES).join(' · ') : t('import.nothing')}
        </span>
        <Remarks column={column} />
      </div>
      <div className={styles['becomes']}>
        <SelectField
          label={t('import.becomes')}
          of={`${column.name}:`}
          options={[
            { value: '', label: t('import.ignore') },
            { value: 'attribute', label: t('import.attribute') },
            ...allTargets.map((one) => ({ value: one, label: targetName(t, one) })),
          ]}
          value={target ?? ''}
          onChange={(next) => onChange((now) => bare(now, next === '' ? null : next))}
        />
        {target === 'attribute' && <AttributeFields rule={rule} column={column} header={header} onChange={onChange} />}
        {target !== null && target !== 'attribute' && (
          <TargetFields rule={rule} target={target} column={column} header={header} onChange={onChange} />
        )}
      </div>
    </li>
  )
}

/** What the column is, beyond its values. */
function Remarks({ column: { about, isHidden, isSection } }: Pick<MappingRowProps, 'column'>) {
  const { t } = useTranslation()
  return (
    <>
      {isHidden && <span className={styles['about']}>{t('import.about.hidden')}</span>}
      {isSection && <span className={styles['about']}>{t('import.about.section')}</span>}
      {about && <span className={styles['about']}>{t(`import.about.${about}`)}</span>}
    </>
  )
}

function TargetFields({ rule, target, column, header, onChange }: MappingRowProps & { target: ImportTarget }) {
  const kind: TargetKind = importTargets[target]
  const isNumeric = NUMERIC.has(kind)
  // A number needs no meaning; a word among numbers does.
  const distinct = isNumeric ? column.distinct.filter(({ value }) => !/\d/.test(value)) : column.distinct
  // Text columns with hundreds of different values, such as names and models, get no value mapping.
  const isMapped = !OF_FILES.has(kind) && !(kind === 'text' && column.isCut) && distinct.length > 0
  return (
    <>
      {isNumeric && <DecimalField rule={rule} column={column} onChange={onChange} />}
      <UnitField rule={rule} name={column.name} onChange={onChange} />
      <div className={styles['more']}>
        {isMapped && (
          <ColumnValues rule={rule} target={target} column={column} distinct={distinct} onChange={onChange} />
        )}
        <ColumnRules rule={rule} kind={kind} name={column.name} header={header} onChange={onChange} />
      </div>
    </>
  )
}

/** Rules of one target do not apply to another. */
function bare({ column, attribute }: ColumnRule, target: ColumnRule['target']): ColumnRule {
  return attribute ? { column, attribute, target } : { column, target }
}
