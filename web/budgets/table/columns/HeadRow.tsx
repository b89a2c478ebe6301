// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { BudgetFields } from '../../../../contract/budgets/budget.ts'
import { cellId } from '../grid/cell-id.ts'
import grid from '../grid/Grid.module.css'
import { HEAD_COLUMN } from '../grid/head-column.ts'
import { HEAD } from '../keys/selection.ts'
import type { ColumnKey, GridColumn } from './column.ts'
import type { HeadDrag } from './use-head-drag.ts'

type HeadTerms = Pick<BudgetFields, 'baseCurrency' | 'taxMode'>

interface HeadRowProps {
  gridId: string
  columns: readonly GridColumn[]
  frozen: number
  terms: HeadTerms
  /** The current column, if the current cell is in this row. */
  activeColumn: number | null
  hasTicks: boolean
  drag: HeadDrag
  onTickAll: () => void
  onList: (anchor: HTMLElement) => void
}

/** What stands over a column. That of amounts says whether tax is in them. */
export function headText(column: ColumnKey, t: TFunction, { baseCurrency, taxMode }: HeadTerms): string {
  const name = t(`budgetTable.column.${column}`)
  return column === 'total' ? t(`budgetTable.taxed.${taxMode}`, { amount: `${name} ${baseCurrency}` }) : name
}

/** The header row. A column is dragged to another place, widened at its edge, and pressed for its menu. */
export function HeadRow(props: HeadRowProps) {
  const { gridId, columns, frozen, terms, activeColumn, hasTicks, drag, onTickAll, onList } = props
  const { t } = useTranslation()
  return (
    <div role="rowgroup" className={grid['head']}>
      <div role="row" className={grid['headRow']} aria-rowindex={1}>
        <div
          id={cellId(gridId, HEAD, HEAD_COLUMN)}
          role="columnheader"
          className={`${grid['cell']} ${grid['rowHead']}`}
          style={{ left: 0 }}
          aria-colindex={1}
          aria-label={t('budgetTable.select')}
          data-row={HEAD}
          data-column={HEAD_COLUMN}
          data-frozen
          data-active={activeColumn === HEAD_COLUMN || undefined}
          data-ticks={hasTicks || undefined}
        >
          <span className={grid['grip']} data-list aria-hidden onClick={(event) => onList(event.currentTarget)}>
            <IconAdjustmentsHorizontal />
          </span>
          <span className={grid['tick']} data-ticked={hasTicks || undefined} aria-hidden onClick={onTickAll} />
        </div>
        {columns.map((column, at) => (
          <div
            key={column.key}
            id={cellId(gridId, HEAD, at + 1)}
            role="columnheader"
            className={`${grid['cell']} ${column.isNumber ? grid['number'] : ''}`}
            style={at + 1 <= frozen ? { left: `var(--left-${at + 1})` } : undefined}
            aria-colindex={at + 2}
            aria-label={column.key === 'picture' ? t('budgetTable.column.picture') : undefined}
            data-row={HEAD}
            data-column={at + 1}
            data-frozen={at + 1 <= frozen || undefined}
            data-active={activeColumn === at + 1 || undefined}
            data-target={drag.target === at || undefined}
            onPointerDown={(event) => drag.hold(event, column.key)}
          >
            <span className={grid['headName']}>
              {/* The picture column needs no name. */}
              {column.key !== 'picture' && headText(column.key, t, terms)}
            </span>
            <span
              className={grid['edge']}
              aria-hidden
              onPointerDown={(event) => drag.holdEdge(event, column.key)}
              onDoubleClick={() => drag.usualWidth(column.key)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
