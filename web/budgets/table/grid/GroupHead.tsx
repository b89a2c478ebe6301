// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { groupedText, numberRangeText } from '../cells/shown-number.ts'
import type { GroupRow } from '../rows/outline.ts'
import type { Subtotal } from '../rows/subtotals.ts'
import { cellId } from './cell-id.ts'
import styles from './Grid.module.css'

interface GroupHeadProps {
  gridId: string
  index: number
  row: GroupRow
  name: string
  measure: string
  subtotal: Subtotal | undefined
  /** The column of the total, under which the group's total stands; without it the group's total stands at the end. */
  totalPlace: number
  start: number
  height: number
  isActive: boolean
}

/** The head of a group: its name, its measure and its total. A press folds the group. */
export const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
  const { gridId, index, row, name, measure, subtotal, totalPlace, start, height, isActive } = props
  const { t } = useTranslation()
  return (
    <div
      role="row"
      className={`${styles['row']} ${styles['groupRow']}`}
      style={{ height, transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      data-active={isActive || undefined}
    >
      <div
        id={cellId(gridId, index, 0)}
        role="gridcell"
        className={styles['group']}
        style={{ gridColumn: `1 / ${totalPlace + 1}` }}
        aria-colindex={1}
        aria-colspan={totalPlace}
        aria-expanded={!row.isCollapsed}
        data-row={index}
        data-column={0}
        data-group={row.groupId}
        data-active={isActive || undefined}
      >
        <span className={styles['groupName']}>
          <IconChevronDown className={styles['chevron']} data-folded={row.isCollapsed || undefined} aria-hidden />
          {name}
          <span className={styles['measure']}>
            {[measure, row.isCollapsed && t('budgetTable.lines', { count: row.lineCount })].filter(Boolean).join(' · ')}
          </span>
        </span>
      </div>
      <div
        role="gridcell"
        className={`${styles['cell']} ${styles['number']} ${styles['subtotal']}`}
        style={{ gridColumn: `${totalPlace + 1}` }}
        aria-colindex={totalPlace + 1}
        data-row={index}
        data-column={totalPlace}
        data-group={row.groupId}
      >
        {subtotal && numberRangeText(groupedText(subtotal.low), groupedText(subtotal.high))}
      </div>
    </div>
  )
})
