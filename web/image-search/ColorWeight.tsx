import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OneThumb } from '../kit/slider/OneThumb.tsx'
import styles from './ColorWeight.module.css'

interface ColorWeightProps {
  /** 0..1. */
  value: number
  onChange: (value: number) => void
}

/** What counts in the search: texture, colour, or some of each. */
export function ColorWeight({ value, onChange }: ColorWeightProps) {
  const { t } = useTranslation()
  const [moved, setMoved] = useState<number | null>(null)
  const tell = (color: number) => t('imageSearch.weightTold', { color, texture: 100 - color })
  return (
    <div className={styles['weight']}>
      <span aria-hidden>{t('imageSearch.texture')}</span>
      <OneThumb
        label={t('imageSearch.weight')}
        value={moved ?? Math.round(value * 100)}
        min={0}
        max={100}
        step={5}
        tell={tell}
        onMove={setMoved}
        onRest={(percent) => {
          setMoved(null)
          onChange(percent / 100)
        }}
      />
      <span aria-hidden>{t('imageSearch.color')}</span>
    </div>
  )
}
