import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RecordSort } from '../../../contract/keeping/record-calls.ts'
import type { Sorting } from './list-address.ts'
import styles from './RecordTable.module.css'

interface SortHeaderProps {
  /** What the column is put in order by. */
  by: Extract<RecordSort, 'order' | 'name' | 'uses'>
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  children: ReactNode
}

/** The head of a column that puts the list in order: pressed once more, the other way round. */
export function SortHeader({ by, sorting, onSort, children }: SortHeaderProps) {
  const [up, down]: [Sorting, Sorting] = by === 'order' ? ['', '-order'] : [by, `-${by}`]
  // Who looks for uses looks for the most.
  const first = by === 'uses' ? down : up
  const isDown = sorting === down
  const isSorted = isDown || sorting === up
  const ariaSort = isDown ? 'descending' : 'ascending'
  const other = isDown ? up : down
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort : undefined}>
      <button type="button" className={styles['sort']} onClick={() => onSort(isSorted ? other : first)}>
        {children}
        {isSorted && (isDown ? <IconArrowDown aria-hidden /> : <IconArrowUp aria-hidden />)}
      </button>
    </th>
  )
}
