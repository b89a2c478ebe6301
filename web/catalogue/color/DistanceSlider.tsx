import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters, useSteadyChange } from '../address-filters.ts'
import thumbs from '../rail/Thumbs.module.css'
import { closenessOf, FARTHEST_ASKED } from './closeness.ts'
import styles from './DistanceSlider.module.css'

/** How close the colour must come, from the same to the same family, as ΔE00. */
export function DistanceSlider() {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const changeSteadily = useSteadyChange()
  const [moved, setMoved] = useState<number | null>(null)
  const distance = moved ?? filters.colorDistance
  const tell = (value: number) =>
    t('filters.distance', { closeness: t(`filters.closeness.${closenessOf(value)}`), value })
  return (
    <div className={styles['distance']}>
      <p className={styles['label']} aria-hidden>
        <span>{t(`filters.closeness.${closenessOf(distance)}`)}</span>
        <span className="figures">ΔE {distance}</span>
      </p>
      <Slider
        classNames={{
          root: thumbs['slider'] ?? '',
          track: thumbs['track'] ?? '',
          bar: thumbs['bar'] ?? '',
          thumb: thumbs['thumb'] ?? '',
        }}
        size={2}
        thumbSize={14}
        min={0}
        max={FARTHEST_ASKED}
        value={Math.min(distance, FARTHEST_ASKED)}
        label={null}
        thumbLabel={t('filters.colorDistance')}
        thumbValueText={tell}
        onChange={setMoved}
        onChangeEnd={(value) => {
          setMoved(null)
          changeSteadily({ colorDistance: value })
        }}
      />
    </div>
  )
}
