import { IconCheck } from '@tabler/icons-react'
import { FitSign } from '../../catalogue/facts/FitSign.tsx'
import { ColorDot } from '../../kit/ColorDot.tsx'
import type { ComparedSku } from '../columns.ts'
import styles from './CompareTable.module.css'
import type { Cell, ComparisonRow } from '../rows/rows.ts'

interface RowCellsProps {
  row: ComparisonRow
  columns: readonly ComparedSku[]
  /** For each column its index in the row; −1 for an unknown SKU. */
  places: readonly number[]
}

export function RowCells({ row: { cells, best }, columns, places }: RowCellsProps) {
  return columns.map(({ skuId }, index) => {
    const place = places[index] ?? -1
    const isBest = best !== undefined && best.place === place
    return (
      <td key={skuId} data-best={isBest}>
        <CellLines cell={cells[place] ?? []} />
        {isBest && (
          <span className={styles['best']} title={best.why}>
            <IconCheck aria-hidden />
            {best.word}
          </span>
        )}
      </td>
    )
  })
}

function CellLines({ cell }: { cell: Cell }) {
  if (cell.length === 0) return <span className={styles['quiet']}>—</span>
  return cell.map(({ text, hex, mark, tone }) => (
    <span key={text} className={`${styles['line']} ${tone ? styles[tone] : ''}`}>
      {hex && (
        <span className={styles['dot']}>
          <ColorDot hex={hex} />
        </span>
      )}
      {mark && (
        <span className={styles['mark']}>
          <FitSign mark={mark} />
        </span>
      )}
      {text}
    </span>
  ))
}
