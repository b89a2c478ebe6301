import { useFigures } from '../../kit/figures.ts'
import type { Curves } from './curves.ts'
import styles from './CurveChart.module.css'
import { CurveSample } from './CurveSample.tsx'
import { useStepWords } from './use-step-words.ts'

interface ChartTipProps {
  curves: Curves
  /** Whether the pointer is on a step, and the step's first day; the chart fills it in. */
  active?: boolean
  label?: string
}

/** The figures of one step, beside the pointer; a screen reader hears them when keys move through the steps. */
export function ChartTip({ curves: { step, starts, curves }, active = false, label = '' }: ChartTipProps) {
  const figure = useFigures()
  const stepWords = useStepWords()
  const index = starts.indexOf(label)
  return (
    <div aria-live="polite">
      {active && index >= 0 && (
        <div className={styles['tip']}>
          <p className={styles['when']}>{stepWords(label, step)}</p>
          {curves.map(({ name, counts }, place) => (
            <p key={name} className={styles['row']}>
              <CurveSample place={place} />
              <span>{name}</span> <span>{figure(counts[index] ?? 0)}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
