import { useTranslation } from 'react-i18next'
import { useFigures } from '../../kit/figures.ts'
import { curveTotal, type Curves } from './curves.ts'
import styles from './CurveTable.module.css'
import { useStepWords } from './use-step-words.ts'

/** The figures of a chart as a table, newest first, with totals. */
export function CurveTable({ curves: shown, caption }: { curves: Curves; caption: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const stepWords = useStepWords()
  const { step, starts, curves } = shown
  const newestFirst = starts.map((start, index) => ({ start, index })).reverse()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who moves by keys must be able to scroll it
    <section className={styles['scroller']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`analysis.step.${step}`)}</th>
            {curves.map(({ name }) => (
              <th key={name} scope="col" className={styles['figure']}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ start, index }) => (
            <tr key={start}>
              <th scope="row">{stepWords(start, step)}</th>
              {curves.map(({ name, counts }) => (
                <td key={name} className={styles['figure']}>
                  {figure(counts[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('analysis.total')}</th>
            {curves.map((curve) => (
              <td key={curve.name} className={styles['figure']}>
                {figure(curveTotal(curve))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
