import { useId } from 'react'
import { useFigures } from '../../../ui/figures.ts'
import tickBox from '../../../ui/fields/tick-box.module.css'
import type { FacetValue } from './facet-values.ts'
import styles from './FacetRow.module.css'

interface FacetRowProps {
  value: FacetValue
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A value to tick, with how many products it would list. A value without products fades, and can still be ticked. */
export function FacetRow({ value: { id, name, count, aside, mark, depth = 0 }, isTicked, onTick }: FacetRowProps) {
  const figures = useFigures()
  const ownId = useId()
  const [countId, asideId] = [`${ownId}-count`, `${ownId}-aside`]
  return (
    <div
      className={styles['row']}
      data-value={id}
      data-empty={count === 0 || undefined}
      style={depth > 0 ? { paddingInlineStart: `calc(${depth * 22} * var(--u))` } : undefined}
    >
      <label className={styles['label']}>
        <input
          type="checkbox"
          className={tickBox['box']}
          checked={isTicked}
          aria-labelledby={aside && `${ownId}-name`}
          aria-describedby={count === undefined ? undefined : aside ? `${countId} ${asideId}` : countId}
          onChange={(event) => onTick(event.target.checked)}
        />
        {mark}
        <span className={styles['name']}>
          {aside ? <span id={`${ownId}-name`}>{name}</span> : name}
          {aside && (
            <span id={asideId} className={styles['aside']}>
              {aside}
            </span>
          )}
        </span>
      </label>
      {count !== undefined && (
        <span id={countId} className={styles['count']}>
          {figures(count)}
        </span>
      )}
    </div>
  )
}
