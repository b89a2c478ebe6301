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
      {count !== undefined && <Count id={`${rowId}-count`} count={count} />}
    </label>
  )
}

function Count({ id, count }: { id: string; count: number }) {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language).format(count)
  return (
    <span id={id} className={styles['count']}>
      <span aria-hidden>{figure}</span>
      <span className="visually-hidden">{t('list.products', { count, figure })}</span>
    </span>
  )
}
