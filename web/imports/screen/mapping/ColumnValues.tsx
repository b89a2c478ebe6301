import { useTranslation } from 'react-i18next'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { figureText } from '../../run-texts.ts'
import { Line } from './AttributeFields.tsx'
import styles from './Mapping.module.css'

interface ColumnValuesProps {
  rule: ColumnRule
  column: TableColumn
  onChange: (rule: ColumnRule) => void
}

/** The distinct values of a column with their counts, and what each of them means. */
export function ColumnValues({ rule, column, onChange }: ColumnValuesProps) {
  const { t, i18n } = useTranslation()
  const mean = (value: string, meant: string) => {
    const { [value]: _, ...others } = rule.values ?? {}
    onChange({ ...rule, values: meant === value ? others : { ...others, [value]: meant } })
  }
  return (
    <details className={styles['values']}>
      <summary>{t('import.valuesOf', { column: column.name })}</summary>
      <ul>
        {column.distinct.map(({ value, count }) => (
          <li key={value}>
            <Line
              label={t('import.valueAs', { value })}
              value={rule.values?.[value] ?? value}
              onLeave={(meant) => mean(value, meant)}
            />
            <span className="figures">{t('import.valueCount', { figure: figureText(count, i18n.language) })}</span>
            <button type="button" className={styles['empty']} onClick={() => mean(value, '')}>
              {t('import.valueEmpty')}
            </button>
          </li>
        ))}
      </ul>
      {column.isCut && <p>{t('import.valuesCut')}</p>}
    </details>
  )
}
