import { useTranslation } from 'react-i18next'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { columnUnitsOf, keptUnitOf } from '../../../../contract/import-units.ts'
import { unitText } from '../../../../contract/values/reading-text.ts'
import { areConvertible, UNITS } from '../../../../contract/values/units.ts'
import type { UnitName } from '../../../../contract/values/units.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { withRule } from './change-rule.ts'
import type { ChangeRule } from './change-rule.ts'

/** The separator may group thousands or mark decimals (`1.234`). */
const DOUBTFUL = /(^|\D)[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/

interface NumberFieldProps {
  rule: ColumnRule
  column: TableColumn
  onChange: ChangeRule
}

/** Which sign stands before decimals in the texts of a column. */
export function DecimalField({ rule, column, onChange }: NumberFieldProps) {
  const { t } = useTranslation()
  const isDoubtful = !rule.decimal && column.distinct.some(({ value, isNumber }) => !isNumber && DOUBTFUL.test(value))
  return (
    <SelectField
      label={t('import.decimal')}
      of={`${column.name}:`}
      {...(isDoubtful && { note: t('import.decimalDoubtful') })}
      options={[
        { value: '', label: t('import.decimalMark.auto') },
        { value: '.', label: t('import.decimalMark.point') },
        { value: ',', label: t('import.decimalMark.comma') },
      ]}
      value={rule.decimal ?? ''}
      onChange={(mark) =>
        onChange((now) => withRule(now, 'decimal', mark === '' ? undefined : (mark as ColumnRule['decimal'])))
      }
    />
  )
}

/** The unit of cells that have none, of a column whose values have one. A word of several units is left to choose. */
export function UnitField({ rule, name, onChange }: Omit<NumberFieldProps, 'column'> & { name: string }) {
  const { t } = useTranslation()
  const language = useIsChinese() ? 'zh' : 'en'
  const kept = keptUnitOf(rule)
  if (kept === undefined) return null
  const [unit, other] = columnUnitsOf(rule, name)
  const isOpen = other !== undefined
  const units = (Object.keys(UNITS) as UnitName[]).filter((one) => areConvertible(one, kept))
  return (
    <SelectField
      label={t('import.cellUnit')}
      of={`${name}:`}
      {...(isOpen && { note: t('import.cellUnitOpen') })}
      options={[
        ...(isOpen ? [{ value: '', label: t('import.cellUnitNone') }] : []),
        ...units.map((one) => ({ value: one, label: unitText([one], language) })),
      ]}
      value={isOpen ? '' : (unit ?? kept)}
      onChange={(chosen) => onChange((now) => withRule(now, 'unit', chosen === '' ? undefined : chosen))}
    />
  )
}
