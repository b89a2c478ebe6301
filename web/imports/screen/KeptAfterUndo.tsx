import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptReasons } from '../../../contract/import-screen.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { Pager } from '../../kit/lists/Pager.tsx'
import { fieldName } from './field-name.ts'
import styles from './ImportView.module.css'
import { A_PAGE, keptOfUndo } from './queries.ts'

/** What an undo could not take back: by product, with the reasons. */
export function KeptAfterUndo({ id }: { id: string }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
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
        {data?.list.map(({ productId, brand, key, stayed, ...names }) => (
          <li key={productId}>
            <p>
              <strong>{nameOf(isChinese, names)}</strong> <span className={styles['hint']}>{`${brand} · ${key}`}</span>
            </p>
            {stayed.length === 0 && <p className={styles['hint']}>{t('import.keptWhole')}</p>}
            {keptReasons
              .filter((reason) => stayed.some((one) => one.reason === reason))
              .map((reason) => (
                <p key={reason} className={styles['hint']}>
                  {t(`import.keptReasons.${reason}`, {
                    what: stayed.flatMap((one) => (one.reason === reason ? fieldName(t, one.field) : [])).join(', '),
                  })}
                </p>
              ))}
          </li>
        ))}
      </ul>
      {data && (
        <Pager what={t('import.kept')} pageNo={pageNo} pageSize={A_PAGE} total={data.total} onTurn={setPageNo} />
      )}
    </div>
  )
}
