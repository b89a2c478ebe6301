import { useRef, type CSSProperties, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedSku } from '../columns.ts'
import { ColumnHead, ColumnTools, type ColumnActions } from './ColumnHead.tsx'
import styles from './CompareTable.module.css'
import { knownPlaces } from './comparison-table.ts'
import { HeadStrip } from './HeadStrip.tsx'
import { BestLegend } from './BestLegend.tsx'
import { RowCells } from './RowCells.tsx'
import type { ComparisonGroup } from '../rows/rows.ts'
import { useIsOverflowing } from './overflowing.ts'

interface CompareTableProps extends ColumnActions {
  ref: Ref<HTMLTableElement>
  columns: readonly ComparedSku[]
  groups: readonly ComparisonGroup[]
}

/** The table: columns are SKUs, rows their properties. It scrolls sideways, and the row names stay in sight. */
export function CompareTable({ ref, columns, groups, onRemove, onMove }: CompareTableProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const isOverflowing = useIsOverflowing(scroller)
  const places = knownPlaces(columns)
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns.length }
  return (
    <div className={styles['comparison']} style={style} data-scroll-start>
      <HeadStrip columns={columns} scroller={scroller} head={head} />
      <div
        ref={scroller}
        className={styles['scroller']}
        // Only a table that scrolls is a tab stop: arrow keys scroll it.
        {...(isOverflowing && { role: 'region', 'aria-label': t('comparison.table'), tabIndex: 0 })}
      >
        <table ref={ref} className={styles['table']} aria-label={t('comparison.table')}>
          <thead ref={head}>
            <tr className={styles['tools']}>
              <th scope="row">
                <span className="visually-hidden">{t('comparison.arrange')}</span>
              </th>
              {columns.map((column, place) => (
                <td key={column.skuId} data-column={column.skuId}>
                  <ColumnTools column={column} place={place} count={columns.length} actions={{ onRemove, onMove }} />
                </td>
              ))}
            </tr>
            <tr className={styles['heads']}>
              <th scope="col">
                <span className="visually-hidden">{t('comparison.property')}</span>
              </th>
              {columns.map((column) => (
                <th key={column.skuId} scope="col">
                  <ColumnHead column={column} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, rows }) => (
            <tbody key={key}>
              <tr className={styles['group']}>
                <th colSpan={columns.length + 1} scope="rowgroup">
                  <span>{t(`comparison.groups.${key}`)}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.key} className={styles['row']}>
                  <th scope="row">
                    <span className={styles['label']}>{row.label}</span>
                  </th>
                  <RowCells row={row} columns={columns} places={places} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <BestLegend groups={groups} />
    </div>
  )
}
