import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { figureText } from '../../kit/figures.ts'
import styles from './ImportView.module.css'
import { A_PAGE, rejections } from './queries.ts'

/** The rejected rows: column, value and reason. */
export function RejectionList({ id, digest }: { id: string; digest: string }) {
  const { t, i18n } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useQuery(rejections(id, pageNo, digest))
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh' : 'en'
  if (error && !data)
    return <FailureFace error={error} what={t('import.failed')} onRetry={() => void refetch()} isPart />
  return (
    <>
      {!data && <progress className={styles['bar']} aria-label={t('import.loading')} />}
      {/* Focusable, so that keys scroll what is wider than the page. */}
      {/* oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex */}
      <section className={styles['rows']} aria-label={t('import.rejected')} tabIndex={0}>
        <table className={styles['table']} aria-busy={!data}>
          <caption className="visually-hidden">{t('import.rejected')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.value')}</th>
              <th scope="col">{t('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.list.map(({ line, column, value, reason }, index) => (
              // A row may be rejected twice for one reason.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td className="figures">{figureText(line, i18n.language)}</td>
                <td>{column}</td>
                <td>{value}</td>
                <td>{reason[language]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {data && (
        <Pager what={t('import.rejected')} pageNo={pageNo} pageSize={A_PAGE} total={data.total} onTurn={setPageNo} />
      )}
    </>
  )
}
