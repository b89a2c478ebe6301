import { useTranslation } from 'react-i18next'
import styles from './CompareTable.module.css'
import type { ComparisonGroup } from '../rows/rows.ts'

/** Explains why a value is marked as best, or why none is. */
export function BestLegend({ groups }: { groups: readonly ComparisonGroup[] }) {
  const { t } = useTranslation()
  const rows = groups.flatMap((group) => group.rows)
  const lines = rows.flatMap(({ label, best, note }) => {
    if (best) return [{ term: `${label}: ${best.word}`, text: best.why }]
    return note ? [{ term: label, text: note }] : []
  })
  if (lines.length === 0) return null
  return (
    <dl className={styles['legend']} aria-label={t('comparison.legend')}>
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
