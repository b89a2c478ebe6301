import { IconArrowDown } from '@tabler/icons-react'
import { usePrinting } from '../../kit/printing.ts'
import styles from './lists.module.css'

interface SortHeadProps {
  name: string
  isSorted: boolean
  onSort: () => void
}

/** A column head that sorts by its figures, highest first. */
export function SortHead({ name, isSorted, onSort }: SortHeadProps) {
  return (
    <th scope="col" className={styles['figure']} aria-sort={isSorted ? 'descending' : undefined}>
      {usePrinting() ? (
        // No browser repeats a button on the next page.
        name
      ) : (
        <button type="button" className={styles['sort']} onClick={onSort}>
          {name}
          {isSorted && <IconArrowDown aria-hidden />}
        </button>
      )}
    </th>
  )
}
