import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportDifference, ImportField } from '../../../contract/import-screen.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { Pager } from '../../kit/lists/Pager.tsx'
import { fieldName } from './field-name.ts'
import styles from './ImportView.module.css'
import { differences, pageSizeOf } from './queries.ts'
import type { DifferenceKind } from './queries.ts'
import { useUnderstoodWords } from './understood-words.ts'

interface DifferenceListProps {
  id: string
  kind: DifferenceKind
  digest: string
  /** Only the product of this line. */
  line: number | undefined
  onShowAll: () => void
}

/**
 * The products that an import adds, changes or withdraws: of changes each field, before and after; of added ones each value as it was
 * understood, beside the cell that it comes from.
 */
export function ImportDifferences({ id, kind, digest, line, onShowAll }: DifferenceListProps) {
  const { t, i18n } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const asked = { kind, pageNo: line === undefined ? pageNo : 1, line, language: i18n.language, digest }
  const { data, error, refetch, isPlaceholderData } = useQuery(differences(id, asked))
  if (error && !data)
    return <FailureFace error={error} what={t('import.failed')} onRetry={() => void refetch()} isPart />
  const isComing = !data || isPlaceholderData
  return (
    <>
      {isComing && <progress className={styles['bar']} aria-label={t('import.loading')} />}
      {line !== undefined && (
        <button type="button" className={buttons['plain']} onClick={onShowAll}>
          {t('import.showAll')}
        </button>
      )}
      <ul className={styles['differences']} aria-busy={isComing} aria-label={t(`import.${kind}`)}>
        {data?.list.map((difference) => (
          <li key={`${difference.line} ${difference.key}`}>
            <Difference difference={difference} isOpen={kind === 'changed' || data.list.length === 1} />
          </li>
        ))}
      </ul>
      {data && line === undefined && (
        <Pager
          what={t(`import.${kind}`)}
          pageNo={pageNo}
          pageSize={pageSizeOf(kind)}
          total={data.total}
          onTurn={setPageNo}
        />
      )}
    </>
  )
}

interface DifferenceProps {
  difference: ImportDifference
  /** Of changes all is shown, of several added products only their names at first. */
  isOpen: boolean
}

function Difference({ difference: { line, brand, key, name, fields }, isOpen }: DifferenceProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const title = (
    <>
      <strong>{name}</strong>{' '}
      <span className={styles['hint']}>{`${brand} · ${key} · ${t('import.row')} ${figure(line)}`}</span>
    </>
  )
  if (fields.length === 0) return <p>{title}</p>
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <dl className={styles['fieldList']}>
        {fields.map((field) => (
          <div key={field.field}>
            <dt>{fieldName(t, field.field)}</dt>
            <dd>{field.value ? <Understood field={field} value={field.value} /> : <Changed field={field} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Changed({ field: { was, is } }: { field: ImportField }) {
  const { t } = useTranslation()
  return (
    <>
      <del>{was ?? t('import.nothing')}</del> → <ins>{is ?? t('import.nothing')}</ins>
    </>
  )
}

function Understood({ field: { from }, value }: { field: ImportField; value: NonNullable<ImportField['value']> }) {
  const { t } = useTranslation()
  const inWords = useUnderstoodWords()
  const figure = useFigures()
  return (
    <>
      <span>{inWords(value)}</span>
      {from && (
        <span className={styles['hint']}>
          {from.column === '' ? t('import.everyRow', from) : t('import.fromCell', { ...from, row: figure(from.row) })}
        </span>
      )}
    </>
  )
}
