import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FacetValue } from './facet-values.ts'
import styles from './FacetRow.module.css'

interface FacetRowProps {
  value: FacetValue
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A value to tick, with how many products it would list. One that would list none fades, and can be ticked all the same. */
export function FacetRow({ value: { id, name, count, mark, depth = 0 }, isTicked, onTick }: FacetRowProps) {
  const { i18n } = useTranslation()
  const rowId = useId()
  return (
    <label
      className={styles['row']}
      data-value={id}
      data-empty={count === 0 || undefined}
      style={depth > 0 ? { paddingInlineStart: `calc(${depth * 22} * var(--u))` } : undefined}
    >
      <input
        type="checkbox"
        className={styles['box']}
        checked={isTicked}
        aria-labelledby={`${rowId}-name`}
        aria-describedby={count === undefined ? undefined : `${rowId}-count`}
        onChange={(event) => onTick(event.target.checked)}
      />
      {mark}
      <span id={`${rowId}-name`} className={styles['name']}>
        {name}
      </span>
      {count !== undefined && (
        <span id={`${rowId}-count`} className={styles['count']}>
          {new Intl.NumberFormat(i18n.language).format(count)}
        </span>
      )}
    </label>
  )
}
