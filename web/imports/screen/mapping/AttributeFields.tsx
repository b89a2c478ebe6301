import { useTranslation } from 'react-i18next'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { proposedProperty, proposedType } from '../../../../contract/import-property.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { ChangeRule } from './change-rule.ts'
import { ColumnRules } from './ColumnRules.tsx'
import { kindsText } from './kinds-text.ts'
import { LineField } from './LineField.tsx'
import { OfColumn } from './OfColumn.tsx'
import styles from './Mapping.module.css'
import { DecimalField, UnitField } from './NumberFields.tsx'

interface AttributeFieldsProps {
  rule: ColumnRule
  column: TableColumn
  /** The names of the table's columns. */
  header: readonly string[]
  onChange: ChangeRule
}

const TYPES = ['number', 'range', 'choice', 'boolean', 'text'] as const

/** A property: its name in both languages, what it holds and why, its unit, and whether product or SKU has it. Saved on leaving a field. */
export function AttributeFields({ rule, column, header, onChange }: AttributeFieldsProps) {
  const { t, i18n } = useTranslation()
  const attribute = rule.attribute ?? proposedProperty(column)
  const type = attribute.type ?? proposedType(column)
  const isNumeric = type === 'number' || type === 'range'
  const why = kindsText(column, t, i18n.language)
  const keep = (part: Partial<typeof attribute>) =>
    onChange((now) => ({ ...now, attribute: { ...attribute, ...now.attribute, ...part } }))
  return (
    <>
      <LineField
        label={<OfColumn name={column.name}>{t('import.attributeEn')}</OfColumn>}
        value={attribute.enName}
        onLeave={(enName) => keep({ enName })}
      />
      <LineField
        label={<OfColumn name={column.name}>{t('import.attributeZh')}</OfColumn>}
        value={attribute.name}
        onLeave={(name) => keep({ name })}
      />
      <SelectField
        label={<OfColumn name={column.name}>{t('import.attributeType')}</OfColumn>}
        {...(why !== '' && { hint: why })}
        options={TYPES.map((one) => ({ value: one, label: t(`import.attributeTypes.${one}`) }))}
        value={type}
        onChoose={(chosen) => keep({ type: chosen as typeof type })}
      />
      <LineField
        label={<OfColumn name={column.name}>{t('import.attributeUnit')}</OfColumn>}
        value={attribute.unit}
        onLeave={(unit) => keep({ unit })}
      />
      <SelectField
        label={<OfColumn name={column.name}>{t('import.attributeOf')}</OfColumn>}
        options={(['sku', 'product'] as const).map((level) => ({
          value: level,
          label: t(`import.attributeLevel.${level}`),
        }))}
        value={attribute.level}
        onChoose={(level) => keep({ level: level as 'sku' | 'product' })}
      />
      {isNumeric && (
        <>
          <DecimalField rule={rule} column={column} onChange={onChange} />
          <UnitField rule={rule} name={column.name} onChange={onChange} />
        </>
      )}
      <div className={styles['more']}>
        <ColumnRules rule={rule} name={column.name} header={header} onChange={onChange} />
      </div>
    </>
  )
}
