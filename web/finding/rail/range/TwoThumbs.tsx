import '@mantine/core/styles/Slider.layer.css'
import { RangeSlider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRest } from '../../../kit/slider/rest.ts'
import { valueAfterKey } from '../../../kit/slider/slider-keys.ts'
import { SliderKeys } from '../../../kit/slider/SliderKeys.tsx'
import styles from '../../../kit/slider/slider.module.css'
import { outOfOpenEnd } from './scale.ts'

/** In positions. */
const ROUNDING = 0.001

interface TwoThumbsProps {
  /** The last position; the first is 0. */
  last: number
  step: number
  /** Above this position the range has no limit, and the next stop is the last one. */
  openFrom?: number
  /** The thumbs' positions. */
  places: readonly [number, number]
  labels: { low: string; high: string }
  /** A position in words. */
  tellPlace: (place: number) => string
  /** Called while a thumb moves, and with null once it has come to rest. */
  onMove?: (places: readonly [number, number] | null) => void
  onTake: (places: readonly [number, number]) => void
}

/** A range slider with two thumbs; the range is applied when a thumb comes to rest. By keys neither passes the other. */
export function TwoThumbs({ last, step, openFrom = last, places, labels, tellPlace, onMove, onTake }: TwoThumbsProps) {
  const { t } = useTranslation()
  const [moved, setMoved] = useState<readonly [number, number] | null>(null)
  const move = (next: readonly [number, number] | null) => {
    setMoved(next)
    onMove?.(next)
  }
  const [low, high] = moved ?? places
  // The moved end snaps to a step; the other stays, even between two steps.
  const settleEnd = (next: number, before: number) =>
    Math.abs(next - before) < ROUNDING ? before : Math.round(next / step) * step
  const settle = (next: readonly [number, number], before?: number) =>
    [
      Math.min(settleEnd(next[0], places[0]), openFrom),
      outOfOpenEnd(settleEnd(next[1], places[1]), { openFrom, last, ...(before !== undefined && { before }) }),
    ] as const
  const take = (next: readonly [number, number]) => {
    move(null)
    onTake(next)
  }
  const rest = useRest(take)
  const pressKey = (key: string, thumb: number) => {
    const next = valueAfterKey(key, thumb === 0 ? low : high, { min: 0, max: last, step })
    if (next === null) return false
    const settled = settle(thumb === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)], high)
    move(settled)
    rest.move(settled)
    return true
  }
  return (
    <SliderKeys onKey={pressKey} onLeave={rest.leave}>
      <RangeSlider
        classNames={{
          root: styles['slider'] ?? '',
          track: styles['track'] ?? '',
          bar: styles['bar'] ?? '',
          thumb: styles['thumb'] ?? '',
        }}
        size={2}
        thumbSize={14}
        min={0}
        max={last}
        step={step}
        precision={4}
        minRange={0}
        value={[low, high]}
        label={null}
        thumbFromLabel={t('filters.thumb', { name: labels.low })}
        thumbToLabel={t('filters.thumb', { name: labels.high })}
        thumbValueText={tellPlace}
        onChange={(next) => move(settle(next))}
        onChangeEnd={(next) => take(settle(next))}
      />
    </SliderKeys>
  )
}
