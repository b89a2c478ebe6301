import { use, useId } from 'react'
import { useFigures } from '../../../kit/figures.ts'
import { hint } from '../../../kit/hint/hint.ts'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { CountsContext } from '../facets.ts'
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
  const isCounted = use(CountsContext) && count !== undefined
  const countId = useId()
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
          aria-describedby={isCounted ? countId : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        {mark}
        <span className={styles['name']}>{name}</span>
      </label>
      {isCounted && (
        <span id={countId} className={styles['count']}>
          {figures(count)}
        </span>
      )}
      {aside && (
        <button
          type="button"
          className={styles['aside']}
          aria-pressed={aside.isOn}
          aria-label={`${name}: ${aside.text}`}
          {...hint(aside.why, 'right')}
          onClick={aside.onPress}
        >
          {aside.text}
        </button>
      )}
    </div>
  )
}
