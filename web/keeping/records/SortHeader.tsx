import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RecordSort } from '../../../contract/keeping/record-calls.ts'
import { usePrinting } from '../../kit/printing.ts'
import type { Sorting } from './list-address.ts'
import styles from './RecordTable.module.css'

interface SortHeaderProps {
  /** The sort of the column. */
  by: Extract<RecordSort, 'order' | 'name' | 'uses'>
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  children: ReactNode
}

/** A column head that sorts the list; a second press reverses it. */
export function SortHeader({ by, sorting, onSort, children }: SortHeaderProps) {
  const [up, down]: [Sorting, Sorting] = by === 'order' ? ['', '-order'] : [by, `-${by}`]
  // By uses, most come first.
  const first = by === 'uses' ? down : up
  const isDown = sorting === down
  const isSorted = isDown || sorting === up
  const ariaSort = isDown ? 'descending' : 'ascending'
  const other = isDown ? up : down
  const isPrinting = usePrinting()
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort : undefined}>
      {isPrinting ? (
        // No browser repeats a button on the next page.
        children
      ) : (
        <button type="button" className={styles['sort']} onClick={() => onSort(isSorted ? other : first)}>
          {children}
          {isSorted && (isDown ? <IconArrowDown aria-hidden /> : <IconArrowUp aria-hidden />)}
        </button>
      )}
    </th>
  )
}
