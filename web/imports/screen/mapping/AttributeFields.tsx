import { useTranslation } from 'react-i18next'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { proposedProperty, proposedType } from '../../../../contract/import-property.ts'
import { findFact } from '../../../../contract/facts/facts.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import type { ChangeRule } from './change-rule.ts'
import { ColumnRules } from './ColumnRules.tsx'
import { FactCells, FactField } from './FactFields.tsx'
import { kindsText } from './kinds-text.ts'
import { LineField } from './LineField.tsx'
import styles from './Mapping.module.css'
import { DecimalField, UnitField } from './NumberFields.tsx'

interface AttributeFieldsProps {
  rule: ColumnRule
  column: TableColumn
  /** The names of the table's columns. */
  header: readonly string[]
  onChange: ChangeRule
}

type Property = NonNullable<ColumnRule['attribute']>

const TYPES = ['number', 'range', 'choice', 'boolean', 'text'] as const

/** A property: which fact it is, or what it is called and holds, and whether product or SKU has it. Saved on leaving a field. */
export function AttributeFields({ rule, column, header, onChange }: AttributeFieldsProps) {
  const { t } = useTranslation()
  const attribute = rule.attribute ?? proposedProperty(column)
  const type = attribute.type ?? proposedType(column)
  const isNumeric = type === 'number' || type === 'range'
  const keep = (part: Partial<typeof attribute>) =>
    onChange((now) => ({ ...now, attribute: { ...attribute, ...now.attribute, ...part } }))
  const fact = findFact(attribute.fact)
  return (
    <>
      <FactField rule={rule} column={column} onChange={onChange} />
      {!fact && <FreeFields attribute={attribute} column={column} onKeep={keep} />}
      <SelectField
        label={t('import.attributeOf')}
        of={`${column.name}:`}
        options={(['sku', 'product'] as const).map((level) => ({
          value: level,
          label: t(`import.attributeLevel.${level}`),
        }))}
        value={attribute.level}
        onChange={(level) => keep({ level })}
      />
      {isNumeric && (
        <>
          <DecimalField rule={rule} column={column} onChange={onChange} />
          <UnitField rule={rule} name={column.name} onChange={onChange} />
        </>
      )}
      {fact && <FactCells fact={fact} rule={rule} column={column} onChange={onChange} />}
      <div className={styles['more']}>
        <ColumnRules rule={rule} name={column.name} header={header} onChange={onChange} />
      </div>
    </>
  )
}

interface FreeFieldsProps {
  attribute: Property
  column: TableColumn
  onKeep: (part: Partial<Property>) => void
}

/** What a property of its own is called, what it holds and in what unit. */
function FreeFields({ attribute, column, onKeep: keep }: FreeFieldsProps) {
  const { t, i18n } = useTranslation()
  const type = attribute.type ?? proposedType(column)
  const why = kindsText(column, t, i18n.language)
  return (
    <>
      <LineField
        label={t('import.attributeEn')}
        of={`${column.name}:`}
        value={attribute.enName}
        onLeave={(enName) => keep({ enName })}
      />
      <LineField
        label={t('import.attributeZh')}
        of={`${column.name}:`}
        value={attribute.name}
        onLeave={(name) => keep({ name })}
      />
      <SelectField
        label={t('import.attributeType')}
        of={`${column.name}:`}
        note={why || undefined}
        options={TYPES.map((one) => ({ value: one, label: t(`import.attributeTypes.${one}`) }))}
        value={type}
        onChange={(chosen) => keep({ type: chosen })}
      />
      <LineField
        label={t('import.attributeUnit')}
        of={`${column.name}:`}
        value={attribute.unit}
        onLeave={(unit) => keep({ unit })}
      />
    </>
  )
}
