import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportRun } from '../../contract/imports.ts'
import { FailureFace } from '../errors/FailureFace.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { importRejections, REJECTIONS_A_PAGE } from './queries.ts'
import { figureText } from '../kit/figures.ts'
import styles from './Rejections.module.css'

/** The rejected lines of an import, with the reasons. */
export function Rejections({ run }: { run: ImportRun }) {
  const { t, i18n } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useQuery(importRejections(run, pageNo))
  if (error && !data)
    return <FailureFace error={error} what={t('operator.rejectionsFailed')} onRetry={() => void refetch()} isPart />
  const what = t('operator.rejectedLines', { name: run.name })
  return (
    <div className={styles['rejections']}>
      <table className={styles['table']} aria-busy={!data}>
        <caption className="visually-hidden">{what}</caption>
        <thead>
          <tr>
            <th scope="col">{t('operator.line')}</th>
            <th scope="col">{t('operator.field')}</th>
            <th scope="col">{t('operator.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.list.map(({ line, field, reason }, index) => (
            // A line may be rejected twice for one reason.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td className="figures">{figureText(line, i18n.language)}</td>
              <td className={styles['field']}>{field}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data && <Pager what={what} pageNo={pageNo} pageSize={REJECTIONS_A_PAGE} total={data.total} onTurn={setPageNo} />}
    </div>
  )
}
