import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../kit/figures.ts'
import { moveInRow } from '../../../kit/focus/row-keys.ts'
import type { NumberRange } from '../../filters/number-range.ts'
import { isInRange, type PriceBar } from './price-bars.ts'
import styles from './PriceHistogram.module.css'

interface PriceHistogramProps {
  bars: readonly PriceBar[]
  range: NumberRange
  /** A bar's range in words. */
  tellRange: (range: NumberRange) => string
  onChoose: (bar: PriceBar) => void
}

/** How many products have which price; a bar chooses its range. One tab stop, then arrow keys. */
export function PriceHistogram({ bars, range, tellRange, onChoose }: PriceHistogramProps) {
  const { t } = useTranslation()
  const [stop, setStop] = useState(0)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const figure = useFigures()
  return (
    <ul className={styles['bars']} aria-label={t('filters.priceBars')}>
      {bars.map((bar, index) => (
        <li key={bar.low}>
          <button
            type="button"
            className={styles['bar']}
            data-chosen={isInRange(bar, range) || undefined}
            aria-label={t('filters.priceBar', {
              range: tellRange(bar),
              products: t('list.products', { count: bar.count, figure: figure(bar.count) }),
            })}
            tabIndex={index === stop ? 0 : -1}
            title={tellRange(bar)}
            onFocus={() => setStop(index)}
            onKeyDown={moveInRow}
            onClick={() => onChoose(bar)}
          >
            <span style={{ height: `${(bar.count / highest) * 100}%` }} />
          </button>
        </li>
      ))}
    </ul>
  )
}
