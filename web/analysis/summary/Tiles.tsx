import { useTranslation } from 'react-i18next'
import type { UsageSummary } from '../../../contract/analysis.ts'
import { useFigures } from '../../kit/figures.ts'
import { daysWithin } from '../period/days.ts'
import { tiles, totalOf } from './groups.ts'
import styles from './Tiles.module.css'

/** The totals of the period, and how they have changed since the one before. */
export function Tiles({ summary: { lines, from, to } }: { summary: UsageSummary }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const days = daysWithin(from, to)
  return (
    <section aria-label={t('analysis.totals')}>
      <dl className={styles['tiles']}>
        {tiles.map(({ name, events }) => {
          const { total, before } = totalOf(lines, events)
          return (
            <div key={name} className={styles['tile']}>
              <dt className={styles['name']}>{t(`analysis.tile.${name}`)}</dt>
              <dd className={styles['total']}>{figure(total)}</dd>
              <dd className={styles['note']}>
                <Change total={total} before={before} days={days} />
              </dd>
              {name === 'searches' && total > 0 && (
                <dd className={styles['note']}>
                  <Unfound share={totalOf(lines, ['search_unfound']).total / total} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function Change({ total, before, days }: { total: number; before: number | null; days: number }) {
  const { t, i18n } = useTranslation()
  if (before === null) return t('analysis.beforeGone', { count: days })
  if (before === 0) return t('analysis.noneBefore', { count: days })
  if (before === total) return t('analysis.same', { count: days })
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  return t('analysis.change', { change: percent.format(total / before - 1), count: days })
}

function Unfound({ share }: { share: number }) {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return t('analysis.unfoundShare', { share: percent.format(share) })
}
