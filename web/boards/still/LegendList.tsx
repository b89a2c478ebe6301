import type { ReactNode } from 'react'
import styles from './LegendList.module.css'

interface LegendListProps<Row> {
  id: string
  title: string
  /** Said where there is no row. */
  none: string
  rows: readonly Row[]
  /** By which a row is told of when it is pointed at. */
  keyOf: (row: Row) => string | null
  pointedAt: string | null
  onPointAt: (key: string | null) => void
  /** What of a row is pressed; the focus on it points as the pointer does. */
  children: (row: Row, pointing: Pointing) => ReactNode
  /** What else can be done with a row, at its end. */
  renderDeed?: ((row: Row) => ReactNode) | undefined
}

/** For what can be focused. */
export interface Pointing {
  onFocus: () => void
  onBlur: () => void
}

/** The materials of a board in a list; whichever is under the pointer or has the focus is pointed at. */
export function LegendList<Row>(props: LegendListProps<Row>) {
  const { id, title, none, rows, keyOf, pointedAt, onPointAt, children, renderDeed } = props
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {rows.length === 0 && <p className={styles['none']}>{none}</p>}
      <ol>
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
