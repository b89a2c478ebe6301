import { useTranslation } from 'react-i18next'
import type { ColumnRule, TargetKind } from '../../../../contract/import-mapping.ts'
import { keptUnitOf } from '../../../../contract/import-units.ts'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { withRule } from './change-rule.ts'
import type { ChangeRule } from './change-rule.ts'
import { LineField } from './LineField.tsx'
import styles from './Mapping.module.css'

const MULTIPLIED = new Set<TargetKind>(['number', 'count', 'price', 'length'])

interface ColumnRulesProps {
  rule: ColumnRule
  /** Of its target; a property has none. */
  kind?: TargetKind
  name: string
  /** The names of the table's columns. */
  header: readonly string[]
  onChange: ChangeRule
}

/** Rarely used rules of a column: which part of its text counts, a factor, and where its unit stands. */
export function ColumnRules({ rule, kind, name, header, onChange }: ColumnRulesProps) {
  const { t } = useTranslation()
  const of = `${name}:`
  const splitAt = (at: string) =>
    onChange((now) => withRule(now, 'split', at === '' ? undefined : { at, take: now.split?.take ?? 'first' }))
  const multiply = (text: string) => {
    const factor = readPlainNumber(text) ?? 0
    onChange((now) => withRule(now, 'multiply', factor > 0 ? factor : undefined))
  }
  return (
    <details className={styles['values']}>
      <summary>{t('import.details', { column: name })}</summary>
      <div className={styles['becomes']}>
        <LineField label={t('import.splitAt')} of={of} value={rule.split?.at ?? ''} onLeave={splitAt} />
        {rule.split && (
          <SelectField
            label={t('import.splitTake')}
            of={of}
            options={(['first', 'last'] as const).map((take) => ({ value: take, label: t(`import.split.${take}`) }))}
            value={rule.split.take}
            onChange={(take) => onChange((now) => withRule(now, 'split', now.split && { ...now.split, take }))}
          />
        )}
        {kind && MULTIPLIED.has(kind) && (
          <LineField label={t('import.multiply')} of={of} value={rule.multiply?.toString() ?? ''} onLeave={multiply} />
        )}
        {keptUnitOf(rule) !== undefined && (
          <SelectField
            label={t('import.unitColumn')}
            of={of}
            options={[
              { value: '', label: t('import.unitColumnNone') },
              ...header.map((other, column) => ({ value: String(column), label: other })),
            ]}
            value={rule.unitColumn?.toString() ?? ''}
            onChange={(column) =>
              onChange((now) => withRule(now, 'unitColumn', column === '' ? undefined : Number(column)))
            }
          />
        )}
        {kind === 'date' && (
          <SelectField
            label={t('import.dateOrder')}
            of={of}
            options={(['ymd', 'dmy', 'mdy'] as const).map((order) => ({
              value: order,
              label: t(`import.dateOrders.${order}`),
            }))}
            value={rule.dateOrder ?? 'ymd'}
            onChange={(order) => onChange((now) => withRule(now, 'dateOrder', order as ColumnRule['dateOrder']))}
          />
        )}
      </div>
    </details>
  )
}
