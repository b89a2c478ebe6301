import { IconArrowDown } from '@tabler/icons-react'
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
      <button type="button" className={styles['sort']} onClick={onSort}>
        {name}
        {isSorted && <IconArrowDown aria-hidden />}
      </button>
    </th>
  )
}
