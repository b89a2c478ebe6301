import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportDifference } from '../../../contract/import-screen.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { fieldName } from './field-name.ts'
import styles from './ImportView.module.css'
import { A_PAGE, differences } from './queries.ts'

interface DifferenceListProps {
  id: string
  kind: 'added' | 'changed' | 'withdrawn'
  digest: string
}

/** The products that an import adds, changes or withdraws; of changes each field, before and after. */
export function ImportDifferences({ id, kind, digest }: DifferenceListProps) {
  const { t } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useQuery(differences(id, kind, pageNo, digest))
  if (error && !data)
    return <FailureFace error={error} what={t('import.failed')} onRetry={() => void refetch()} isPart />
  return (
    <>
      {!data && <progress className={styles['bar']} aria-label={t('import.loading')} />}
      <ul className={styles['differences']} aria-busy={!data} aria-label={t(`import.${kind}`)}>
        {data?.list.map((difference) => (
          <li key={`${difference.line} ${difference.key}`}>
            <Difference difference={difference} />
          </li>
        ))}
      </ul>
      {data && (
        <Pager what={t(`import.${kind}`)} pageNo={pageNo} pageSize={A_PAGE} total={data.total} onTurn={setPageNo} />
      )}
    </>
  )
}

function Difference({ difference: { line, brand, key, name, fields } }: { difference: ImportDifference }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <strong>{name}</strong>{' '}
        <span className={styles['hint']}>{`${brand} · ${key} · ${t('import.row')} ${line}`}</span>
      </p>
      {fields.length > 0 && (
        <dl className={styles['fieldList']}>
          {fields.map(({ field, was, is }) => (
            <div key={field}>
              <dt>{fieldName(t, field)}</dt>
              <dd>
                <del>{was ?? t('import.nothing')}</del> → <ins>{is ?? t('import.nothing')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
