// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { OthersAt } from '../../../workspace/live/OthersAt.tsx'
import { useOthersAt } from '../../../workspace/live/places.ts'
import styles from './Grid.module.css'
import { HEAD_COLUMN } from './head-column.ts'

interface RowHeadProps {
  id: string
  lineId: string
  index: number
  isTicked: boolean
  isActive: boolean
  isSelected: boolean
}

/** The head of a row: a checkbox, and a handle that moves the row or opens its menu. */
export function RowHead({ id, lineId, index, isTicked, isActive, isSelected }: RowHeadProps) {
  const { t } = useTranslation()
  const others = useOthersAt(lineId)
  const select = t('budgetTable.selectRow', { row: index + 1 })
  return (
    <div
      id={id}
      role="gridcell"
      className={`${styles['cell']} ${styles['rowHead']}`}
      style={{ left: 0 }}
      aria-colindex={HEAD_COLUMN + 1}
      aria-selected={isSelected || isTicked}
      aria-label={[select, ...(others ?? []).map(({ nickname }) => nickname)].join(', ')}
      data-row={index}
      data-column={HEAD_COLUMN}
      data-frozen
      data-active={isActive || undefined}
    >
      <OthersAt id={lineId} look="edge" />
      <span className={styles['grip']} data-grip aria-hidden>
        <IconGripVertical />
      </span>
      <span className={styles['tick']} data-tick data-ticked={isTicked || undefined} aria-hidden />
    </div>
  )
}
