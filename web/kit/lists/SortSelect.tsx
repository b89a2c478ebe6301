import { IconChevronDown } from '@tabler/icons-react'
import styles from './SortSelect.module.css'

interface SortSelectProps<Sort extends string> {
  label: string
  sorts: readonly Sort[]
  nameOf: (sort: Sort) => string
  value: Sort
  onChoose: (sort: Sort) => void
}

/** A list's sort, by the browser's own select, which phones show natively. */
export function SortSelect<Sort extends string>({ label, sorts, nameOf, value, onChoose }: SortSelectProps<Sort>) {
  return (
    <label className={styles['sort']}>
      <span>{label}</span>
      <span className={styles['box']}>
        <select
          className={styles['select']}
          value={value}
          onChange={({ target }) => {
            const chosen = sorts.find((sort) => sort === target.value)
            if (chosen !== undefined) onChoose(chosen)
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {nameOf(sort)}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden />
      </span>
    </label>
  )
}
