import type { ReactNode } from 'react'
import styles from './LegendList.module.css'

interface LegendListProps<Row> {
  id: string
  title: string
  /** Shown where there is no row. */
  none: string
  rows: readonly Row[]
  /** The key that identifies a row when it is pointed at. */
  keyOf: (row: Row) => string | null
  pointedAt: string | null
  onPointAt: (key: string | null) => void
  /** The part of a row that is pressed; focus counts as pointing. */
  children: (row: Row, pointing: Pointing) => ReactNode
  /** A button at the end of a row. */
  renderDeed?: ((row: Row) => ReactNode) | undefined
}

/** Handlers for a focusable element. */
export interface Pointing {
  onFocus: () => void
  onBlur: () => void
}

/** A board's materials as a list. The one under the pointer or with the focus is pointed at. */
export function LegendList<Row>(props: LegendListProps<Row>) {
  const { id, title, none, rows, keyOf, pointedAt, onPointAt, children, renderDeed } = props
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {rows.length === 0 && <p className={styles['none']}>{none}</p>}
      {/* In as many columns as there is room for. */}
      <ol className="columns-[calc(250*var(--u))] gap-x-32">
        {rows.map((row) => {
          const key = keyOf(row)
          const point = () => onPointAt(key)
          const leave = () => onPointAt(null)
          return (
            <li
              key={key}
              className={styles['row']}
              data-pointed={key === pointedAt}
              onPointerEnter={point}
              onPointerLeave={leave}
            >
              {children(row, { onFocus: point, onBlur: leave })}
              {renderDeed && <span className={styles['deed']}>{renderDeed(row)}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
