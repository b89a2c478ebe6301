import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnRule, ImportTarget, TableColumn } from '../../../../contract/import-mapping.ts'
import { ownValue } from '../../../../contract/own-value.ts'
import { Pager } from '../../../kit/lists/Pager.tsx'
import { figureText } from '../../../kit/figures.ts'
import { withRule } from './change-rule.ts'
import type { ChangeRule } from './change-rule.ts'
import { MeaningField } from './MeaningField.tsx'
import { useMeanings } from './meanings.ts'
import styles from './Mapping.module.css'

const A_PAGE = 25

interface ColumnValuesProps {
  rule: ColumnRule
  target: ImportTarget
  column: TableColumn
  /** The distinct values that may need a meaning. */
  distinct: TableColumn['distinct']
  onChange: ChangeRule
}

/** A column's distinct values with their counts, and each one's meaning. */
export function ColumnValues({ rule, target, column, distinct, onChange }: ColumnValuesProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [pageNo, setPageNo] = useState(1)
  const meanings = useMeanings(target)
  const figure = (count: number) => figureText(count, i18n.language)
  const known = new Set(meanings?.map(({ value }) => value))
  const meantBy = (value: string) => ownValue(rule.values, value) ?? value
  const open = meanings ? distinct.filter(({ value }) => !known.has(meantBy(value)) && meantBy(value) !== '').length : 0 // prettier-ignore
  const mean = (value: string, meant: string) =>
    onChange((now) => {
      const { [value]: _, ...others } = now.values ?? {}
      return withRule(now, 'values', meant === value ? others : { ...others, [value]: meant })
    })
  return (
    <details className={styles['values']} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t('import.valuesOf', { column: column.name })}
        {open > 0 && <em>{t('import.valuesOpen', { count: open, figure: figure(open) })}</em>}
      </summary>
      {isOpen && (
        <>
          <ul>
            {distinct.slice((pageNo - 1) * A_PAGE, pageNo * A_PAGE).map(({ value, count }) => (
              <li key={value}>
                <MeaningField
                  label={t('import.valueAs', { value })}
                  target={target}
                  value={meantBy(value)}
                  none={t('import.valueEmpty')}
                  onChange={(meant) => mean(value, meant)}
                />
                <span className="figures">{t('import.valueCount', { figure: figure(count) })}</span>
              </li>
            ))}
          </ul>
          <Pager
            what={t('import.valuesOf', { column: column.name })}
            pageNo={pageNo}
            pageSize={A_PAGE}
            total={distinct.length}
            onTurn={setPageNo}
          />
          {column.isCut && <p>{t('import.valuesCut')}</p>}
        </>
      )}
    </details>
  )
}
