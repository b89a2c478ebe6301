import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import styles from './Mapping.module.css'

interface AttributeFieldsProps {
  rule: ColumnRule
  column: TableColumn
  onChange: (rule: ColumnRule) => void
}

/** What a property of its own is called, in both languages, and whose it is. Kept when a field is left. */
export function AttributeFields({ rule, column, onChange }: AttributeFieldsProps) {
  const { t } = useTranslation()
  const attribute = rule.attribute ?? { name: '', enName: column.name, unit: '', level: 'sku' as const }
  const keep = (part: Partial<typeof attribute>) => onChange({ ...rule, attribute: { ...attribute, ...part } })
  return (
    <>
      <Line
        label={`${column.name}: ${t('import.attributeEn')}`}
        value={attribute.enName}
        onLeave={(enName) => keep({ enName })}
      />
      <Line
        label={`${column.name}: ${t('import.attributeZh')}`}
        value={attribute.name}
        onLeave={(name) => keep({ name })}
      />
      <Line
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

/** A line that is taken when it is left. */
export function Line({ label, value, onLeave }: { label: string; value: string; onLeave: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [from, setFrom] = useState(value)
  // What the server keeps may be another's choice by now.
  if (from !== value) {
    setFrom(value)
    setTyped(value)
  }
  const leave = () => typed.trim() !== value && onLeave(typed.trim())
  return (
    <label className={styles['line']}>
      <span>{label}</span>
      <input
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </label>
  )
}
