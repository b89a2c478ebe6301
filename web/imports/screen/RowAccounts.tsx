import { useTranslation } from 'react-i18next'
import type { ImportCheck, OneImport } from '../../../contract/import-screen.ts'
import { useFigures } from '../../kit/figures.ts'
import styles from './ImportView.module.css'

interface RowAccountsProps {
  data: OneImport
  counts: ImportCheck
  rowsIn: NonNullable<ImportCheck['rowsIn']>
}

/** What becomes of the rows below the header, in one sentence: none is missing. Nothing for a file without a header. */
export function RowAccounts({ data: { facts }, counts, rowsIn }: RowAccountsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  if (!facts || facts.kind === 'jsonl') return null
  const leftOut = (facts.leftOut ?? []).reduce((sum, { count }) => sum + count, 0)
  const { added, changed, unchanged, rejected } = rowsIn
  const below = facts.rowsBelow ?? added + changed + unchanged + rejected + leftOut
  const parts = [
    added > 0 && t('import.rowsAdded', { count: counts.added, figure: figure(counts.added), rows: figure(added) }),
    // In how many is not said: those withdrawn as absent are changed too, and have no row.
    changed > 0 && t('import.rowsChanged', { rows: figure(changed) }),
    unchanged > 0 && t('import.rowsUnchanged', { rows: figure(unchanged) }),
    rejected > 0 && t('import.rowsRejected', { rows: figure(rejected) }),
    leftOut > 0 && t('import.rowsLeftOut', { rows: figure(leftOut) }),
  ].filter((part) => part !== false)
  if (!parts.length) return null
  return (
    <p className={styles['accounts']}>
      {t('import.rowsBelow', { count: below, figure: figure(below), parts: parts.join(t('import.between')) })}{' '}
      {leftOut > 0 && <a href="#import-left-out">{t('import.showLeftOut')}</a>}
    </p>
  )
}
