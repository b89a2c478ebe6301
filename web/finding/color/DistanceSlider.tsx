import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OneThumb } from '../../kit/slider/OneThumb.tsx'
import { distanceFrom } from '../filters/filters.ts'
import { useAddressFilters, useSteadyChange } from '../filters/address-filters.ts'
import { closenessOf, FARTHEST_ASKED } from './closeness.ts'
import styles from './DistanceSlider.module.css'

/** The largest colour distance, ΔE00, from "the same" to "the same family". */
export function DistanceSlider({ color }: { color: string }) {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const changeSteadily = useSteadyChange()
  const [moved, setMoved] = useState<number | null>(null)
  const distance = moved ?? distanceFrom(color, filters)
  const tell = (value: number) =>
    t('filters.distance', { closeness: t(`filters.closeness.${closenessOf(value)}`), value })
  return (
    <div className={styles['distance']}>
      <p className={styles['label']} aria-hidden>
        <span>{t(`filters.closeness.${closenessOf(distance)}`)}</span>
        <span className="figures">ΔE {distance}</span>
      </p>
      <OneThumb
        label={t('filters.colorDistance')}
        value={Math.min(distance, FARTHEST_ASKED)}
        min={0}
        max={FARTHEST_ASKED}
        step={1}
        tell={tell}
        onMove={setMoved}
        onRest={(value) => {
          setMoved(null)
          changeSteadily({ colorDistance: value })
        }}
      />
    </div>
  )
}
