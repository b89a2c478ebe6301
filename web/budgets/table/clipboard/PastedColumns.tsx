import { useTranslation } from 'react-i18next'
import type { ColumnKey } from '../columns/column.ts'
import { columns as allColumns } from '../columns/columns.ts'
import type { PastedColumn } from './pasting.ts'
import styles from './PastePreview.module.css'

/** The preview matches no more columns than this. */
const MOST_SHOWN = 100

/** Columns that can be pasted into. */
const WRITTEN = [...allColumns.values()].flatMap(({ key, write }) => (write ? key : []))

interface PastedColumnsProps {
  columns: readonly PastedColumn[]
  /** The chosen columns. */
  onMatch: (keys: readonly (ColumnKey | null)[]) => void
}

/** Chooses the table's column for each pasted column. */
export function PastedColumns({ columns, onMatch }: PastedColumnsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['columns']}>
      <legend className={styles['legend']}>{t('budgetTable.paste.columns')}</legend>
      {columns.slice(0, MOST_SHOWN).map(({ key, head, sample }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pasted column is its place
        <label key={place} className={styles['column']}>
          <span className={styles['head']}>{head || t('budgetTable.paste.nth', { nth: place + 1 })}</span>
          <select
            value={key ?? ''}
            onChange={({ target: { value } }) => onMatch(matched(columns, place, value as ColumnKey | ''))}
          >
            <option value="">{t('budgetTable.paste.leaveOut')}</option>
            {WRITTEN.map((one) => (
              <option key={one} value={one}>
                {t(`budgetTable.column.${one}`)}
              </option>
            ))}
            {key !== null && !WRITTEN.includes(key) && <option value={key}>{t(`budgetTable.column.${key}`)}</option>}
          </select>
          <span className={styles['sample']}>{sample}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Assigns a pasted column to a key; a column that had the key before is left out. */
function matched(columns: readonly PastedColumn[], place: number, key: ColumnKey | ''): (ColumnKey | null)[] {
  return columns.map((column, at) => {
    if (at === place) return key || null
    return column.key === key ? null : column.key
  })
}
