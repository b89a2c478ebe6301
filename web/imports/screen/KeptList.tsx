import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Pager } from '../Pager.tsx'
import styles from './ImportView.module.css'
import { A_PAGE, keptOfUndo } from './queries.ts'

/** What stays though its import was taken back: of each product the fields that somebody has changed since. */
export function KeptList({ id }: { id: string }) {
  const { t } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useQuery(keptOfUndo(id, pageNo))
  if (error && !data)
    return <FailureFace error={error} what={t('import.failed')} onRetry={() => void refetch()} isPart />
  return (
    <div className={styles['novelties']}>
      <h3>{t('import.kept')}</h3>
      <p className={styles['hint']}>{t('import.keptHint')}</p>
      {!data && <progress className={styles['bar']} aria-label={t('import.loading')} />}
      <ul className={styles['differences']} aria-busy={!data} aria-label={t('import.kept')}>
        {data?.list.map(({ productId, brand, key, name, fields }) => (
          <li key={productId}>
            <p>
              <strong>{name}</strong> <span className={styles['hint']}>{`${brand} · ${key}`}</span>
            </p>
            <p className={styles['hint']}>{fields.length > 0 ? fields.join(', ') : t('import.keptWhole')}</p>
          </li>
        ))}
      </ul>
      {data && (
        <Pager what={t('import.kept')} pageNo={pageNo} pageSize={A_PAGE} total={data.total} onTurn={setPageNo} />
      )}
    </div>
  )
}
