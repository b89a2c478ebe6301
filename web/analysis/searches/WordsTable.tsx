import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { searchSorts, type UsageWords } from '../../../contract/analysis.ts'
import { useFigures } from '../../kit/figures.ts'
import { withSearches, type AskedSearches } from '../list-address.ts'
import styles from '../lists/lists.module.css'
import { SortHead } from '../lists/SortHead.tsx'
import type { UnfoundActions } from '../unfound-actions.ts'

interface WordsTableProps {
  rows: readonly UsageWords[]
  sort: AskedSearches['sort']
  actions: UnfoundActions | undefined
}

/** Searched words and their figures. Words that found nothing offer a next step. */
export function WordsTable({ rows, sort, actions }: WordsTableProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [, setAddress] = useSearchParams()
  const caption = t('analysis.searches')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who moves by keys must be able to scroll it
    <section className={styles['scroller']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('analysis.words')}</th>
            {searchSorts.map((one) => (
              <SortHead
                key={one}
                name={t(`analysis.sort.${one}`)}
                isSorted={one === sort}
                onSort={() =>
                  setAddress((now) => withSearches(now, { sort: one }), { replace: true, preventScrollReset: true })
                }
              />
            ))}
            <th scope="col" className={styles['figure']}>
              {t('analysis.finds')}
            </th>
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{t('analysis.next')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, finds, ...row }) => (
            <tr key={words}>
              <th scope="row">
                <Link className={styles['name']} to={`/?${new URLSearchParams({ keyword: words }).toString()}`}>
                  {words}
                </Link>
              </th>
              {searchSorts.map((one) => (
                <td key={one} className={styles['figure']}>
                  {figure(row[one])}
                </td>
              ))}
              <td className={styles['figure']}>{finds > 0 ? figure(finds) : t('analysis.findsNothing')}</td>
              {actions && <td className={styles['step']}>{row.unfound > 0 && finds === 0 && actions(words)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
