import { IconCopy, IconTrash, IconX } from '@tabler/icons-react'
import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cellProblemText, type CellProblem } from '../cells/problem.ts'
import type { CellText, WriteOutcome } from '../cells/write-cells.ts'
import type { ColumnKey, GridColumn } from '../columns/column.ts'
import { columns } from '../columns/columns.ts'
import { factsOf } from '../rows/row-facts.ts'
import type { LineRow } from '../rows/outline.ts'
import type { TableModel } from '../table-model.ts'
import type { RowActions } from './row-acts.ts'
import styles from './BulkBar.module.css'

/** Columns that many lines often share. */
const SET: readonly ColumnKey[] = [
  'status',
  'section',
  'layout',
  'waste',
  'discount',
  'markup',
  'tax',
  'supplier',
  'leadTime',
  'batch',
  'note',
]

interface BulkBarProps {
  model: TableModel
  rows: readonly LineRow[]
  acts: RowActions
  onWrite: (cells: readonly CellText[]) => WriteOutcome
  onUntick: () => void
}

/** Actions on all ticked rows at once. */
export function BulkBar({ model, rows, acts, onWrite, onUntick }: BulkBarProps) {
  const { t } = useTranslation()
  return (
    <section className={styles['bar']} aria-label={t('budgetTable.ticked', { count: rows.length })}>
      <span className={styles['count']}>{t('budgetTable.ticked', { count: rows.length })}</span>
      <SetForm model={model} rows={rows} onWrite={onWrite} />
      <span className={styles['acts']}>
        <button type="button" className={styles['act']} disabled={!acts.mayAdd} onClick={() => acts.duplicate(rows)}>
          <IconCopy aria-hidden />
          {t('budgetTable.duplicate')}
        </button>
        <button
          type="button"
          className={styles['act']}
          disabled={!acts.mayAdd}
          onClick={() => {
            acts.remove(rows)
            onUntick()
          }}
        >
          <IconTrash aria-hidden />
          {t('budgetTable.remove')}
        </button>
        <button type="button" className={styles['act']} aria-label={t('budgetTable.untick')} onClick={onUntick}>
          <IconX aria-hidden />
        </button>
      </span>
    </section>
  )
}

/** Those of the row that has most: a row that may not take one says so. */
function mostChoices(column: GridColumn | undefined, rows: readonly LineRow[], model: TableModel) {
  const offered = rows.flatMap((row) => {
    const facts = column?.choices && factsOf(row, model)
    return facts ? [column?.choices?.(facts, model.context) ?? []] : []
  })
  return offered.toSorted((one, other) => other.length - one.length)[0]
}

function SetForm({ model, rows, onWrite }: Pick<BulkBarProps, 'model' | 'rows' | 'onWrite'>) {
  const { t } = useTranslation()
  const [key, setKey] = useState<ColumnKey>('status')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<CellProblem | null>(null)
  const column = columns.get(key)
  const choices = useMemo(() => mostChoices(column, rows, model), [column, rows, model])
  const label = t('budgetTable.setTo', { column: t(`budgetTable.column.${key}`) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!column) return
    const outcome = onWrite(rows.map((row) => ({ row, column, text: text || (choices?.[0]?.value ?? '') })))
    setProblem(outcome.refused[0]?.problem ?? null)
  }
  const turnTo = (next: string) => {
    setKey(SET.find((known) => known === next) ?? 'status')
    setText('')
    setProblem(null)
  }
  return (
    <form className={styles['set']} onSubmit={submit}>
      <select
        className={styles['field']}
        aria-label={t('budgetTable.setWhat')}
        value={key}
        onChange={({ target }) => turnTo(target.value)}
      >
        {SET.map((one) => (
          <option key={one} value={one}>
            {t(`budgetTable.column.${one}`)}
          </option>
        ))}
      </select>
      {choices ? (
        <select
          className={styles['field']}
          aria-label={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
        >
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={styles['field']}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <button type="submit" className={styles['act']}>
        {t('budgetTable.set')}
      </button>
      <span className={styles['problem']} role="alert">
        {problem && cellProblemText(model.context.words, problem)}
      </span>
    </form>
  )
}
