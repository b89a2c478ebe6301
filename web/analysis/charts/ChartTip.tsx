import { useFigures } from '../../ui/figures.ts'
import type { Curves } from './curves.ts'
import styles from './CurveChart.module.css'
import { CurveSample } from './CurveSample.tsx'
import { useStepWords } from './use-step-words.ts'

interface ChartTipProps {
  curves: Curves
  /** Whether a step is pointed at, and its first day: the chart's matter. */
  active?: boolean
  label?: string
}

/** The figures of one step, beside what points at it; read out to whoever moves by keys. */
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
