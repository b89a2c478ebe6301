import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { kindsShown } from './kinds.ts'
import styles from './RecordTable.module.css'
import { valueOf, type KeptRecord } from './record.ts'
import { usesTexts } from './uses-text.ts'

/** How many use a record, with links to them. */
export function RecordUses({ kind, record }: { kind: RecordKindName; record: KeptRecord }) {
  const { t, i18n } = useTranslation()
  const { productsBy, recordsBy } = kindsShown[kind]
  const { products, skus, records } = usesTexts(record, t, i18n.language)
  if (record.isBuiltIn && !products && !records) return <span className={styles['quiet']}>{t('records.builtIn')}</span>
  if (!products && !skus && !records) return <span className={styles['quiet']}>{t('records.unused')}</span>
  const wayToRecords = recordsBy && {
    pathname: `/operator/records/${recordsBy.kind}`,
    search: `?${new URLSearchParams({ [recordsBy.filter]: String(valueOf(record, recordsBy.by) ?? record.id) })}`,
  }
  return (
    <span className={styles['uses']}>
      {(products || skus) &&
        (productsBy ? (
          <Link to={`/operator/products?${productsBy}=${record.id}`}>{products || skus}</Link>
        ) : (
          <span>{products || skus}</span>
        ))}
      {records && (wayToRecords ? <Link to={wayToRecords}>{records}</Link> : <span>{records}</span>)}
    </span>
  )
}
