import { useFigures } from '../../ui/figures.ts'
import type { Curves } from './curves.ts'
import styles from './CurveChart.module.css'
import { Sample } from './Sample.tsx'
import { useStepWords } from './use-step-words.ts'

/** The figures of one step, beside what points at it; read out to whoever moves by keys. */
export function ChartTip({ curves: { step, starts, curves }, index }: { curves: Curves; index: number }) {
  const figure = useFigures()
  const stepWords = useStepWords()
  const start = starts[index]
  if (start === undefined) return null
  return (
    <div className={styles['tip']} role="status">
      <p className={styles['when']}>{stepWords(start, step)}</p>
      {curves.map(({ name, counts }, place) => (
        <p key={name} className={styles['row']}>
          <Sample place={place} />
          <span>{name}</span> <span>{figure(counts[index] ?? 0)}</span>
        </p>
      ))}
    </div>
  )
}
