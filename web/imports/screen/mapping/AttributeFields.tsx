import { useTranslation } from 'react-i18next'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { ChangeRule } from './change-rule.ts'
import { LineField } from './LineField.tsx'

interface AttributeFieldsProps {
  rule: ColumnRule
  column: TableColumn
  onChange: ChangeRule
}

/** An attribute's name in both languages, and whether product or SKU has it. Saved on leaving a field. */
export function AttributeFields({ rule, column, onChange }: AttributeFieldsProps) {
  const { t } = useTranslation()
  const attribute = rule.attribute ?? { name: '', enName: column.name, unit: '', level: 'sku' as const }
  const keep = (part: Partial<typeof attribute>) =>
    onChange((now) => ({ ...now, attribute: { ...attribute, ...now.attribute, ...part } }))
  return (
    <>
      <LineField
        label={`${column.name}: ${t('import.attributeEn')}`}
        value={attribute.enName}
        onLeave={(enName) => keep({ enName })}
      />
      <LineField
        label={`${column.name}: ${t('import.attributeZh')}`}
        value={attribute.name}
        onLeave={(name) => keep({ name })}
      />
      <LineField
        label={`${column.name}: ${t('import.attributeUnit')}`}
        value={attribute.unit}
        onLeave={(unit) => keep({ unit })}
      />
      <SelectField
        label={`${column.name}: ${t('import.attributeOf')}`}
        options={(['sku', 'product'] as const).map((level) => ({
          value: level,
          label: t(`import.attributeLevel.${level}`),
        }))}
        value={attribute.level}
        onChoose={(level) => keep({ level: level as 'sku' | 'product' })}
      />
    </>
  )
}
