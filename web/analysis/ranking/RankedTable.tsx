import { IconChartLine } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { productEvents, type UsageRank } from '../../../contract/analysis.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { withRanking, type AskedRanking } from '../list-address.ts'
import styles from '../lists/lists.module.css'
import { SortHead } from '../lists/SortHead.tsx'
import type { Days } from '../period/period.ts'
import { RankedName } from './RankedName.tsx'
import { RankedSeries } from './RankedSeries.tsx'
import { rankName } from './rank-name.ts'

interface RankedTableProps {
  rows: readonly UsageRank[]
  asked: AskedRanking
  days: Days
}

/** What was used, and how often each way; below an open row its course over time. */
export function RankedTable({ rows, asked, days }: RankedTableProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const [, setAddress] = useSearchParams()
  const go = (changed: Partial<AskedRanking>) =>
    setAddress((now) => withRanking(now, changed), { replace: true, preventScrollReset: true })
  const toggle = (id: string) => go({ pageNo: asked.pageNo, openId: id === asked.openId ? null : id })
  const caption = t('analysis.ranking')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who moves by keys must be able to scroll it
    <section className={styles['scroller']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['opener']}>
              <span className="visually-hidden">{t('analysis.overTime')}</span>
            </th>
            <th scope="col">{t('analysis.name')}</th>
            {productEvents.map((event) => (
              <SortHead
                key={event}
                name={t(`analysis.event.${event}`)}
                isSorted={event === asked.event}
                onSort={() => go({ event })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOpen = row.id === asked.openId
            const label = t('analysis.overTimeOf', { name: rankName(row, isChinese, t) })
            return (
              <Fragment key={row.id}>
                <tr>
                  <td className={styles['opener']}>
                    <button
                      type="button"
                      className={buttons['icon']}
                      aria-expanded={isOpen}
                      aria-label={label}
                      title={label}
                      onClick={() => toggle(row.id)}
                    >
                      <IconChartLine />
                    </button>
                  </td>
                  <th scope="row">
                    <RankedName row={row} by={asked.by} />
                  </th>
                  {productEvents.map((event) => (
                    <td key={event} className={styles['figure']}>
                      {figure(row[event])}
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr className={styles['opened']}>
                    <td colSpan={productEvents.length + 2}>
                      <div className={styles['course']}>
                        <RankedSeries days={days} by={asked.by} id={row.id} title={label} />
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
