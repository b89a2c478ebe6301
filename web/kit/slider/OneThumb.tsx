import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { useRest } from './rest.ts'
import { valueAfterKey } from './slider-keys.ts'
import { SliderKeys } from './SliderKeys.tsx'
import styles from './slider.module.css'

interface OneThumbProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Where the bar begins; absent, at the left end. */
  startPoint?: number
  /** A value in words. */
  tell: (value: number) => string
  onMove: (value: number) => void
  onRest?: (value: number) => void
}

/** A slider with one thumb. */
export function OneThumb({ label, value, min, max, step, startPoint, tell, onMove, onRest }: OneThumbProps) {
  const rest = useRest<number>((next) => onRest?.(next))
  const pressKey = (key: string) => {
    const next = valueAfterKey(key, value, { min, max, step })
    if (next === null) return false
    onMove(next)
    rest.move(next)
    return true
  }
  return (
    <SliderKeys onKey={pressKey} onLeave={rest.leave}>
      <Slider
        classNames={{
          root: styles['slider'] ?? '',
          track: styles['track'] ?? '',
          bar: styles['bar'] ?? '',
          thumb: styles['thumb'] ?? '',
        }}
        size={2}
        thumbSize={14}
        min={min}
        max={max}
        step={step}
        {...(startPoint !== undefined && { startPointValue: startPoint })}
        value={value}
        label={null}
        thumbLabel={label}
        thumbValueText={tell}
        onChange={onMove}
        {...(onRest && { onChangeEnd: onRest })}
      />
    </SliderKeys>
  )
}
