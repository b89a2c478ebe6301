import { useTranslation } from 'react-i18next'
import type { SuggestionRowGroup, SearchRow } from './rows.ts'
import styles from './SuggestionPanel.module.css'
import { SuggestionRow } from './SuggestionRow.tsx'

interface SuggestionGroupProps {
  group: SuggestionRowGroup
  listId: string
  /** As typed. */
  words: string
  activeKey: string | null
  onTake: (row: SearchRow) => void
}

/** Rows of one kind, under its name. */
export function SuggestionGroup({ group: { title, rows }, listId, words, activeKey, onTake }: SuggestionGroupProps) {
  const { t } = useTranslation()
  const shown = rows.map((row) => (
    <SuggestionRow
      key={row.key}
      id={`${listId}-${row.key}`}
      row={row}
      words={words}
      isActive={row.key === activeKey}
      onTake={() => onTake(row)}
    />
  ))
  if (title === null) return <div className={styles['group']}>{shown}</div>
  const name = t(`search.groups.${title}`)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- optgroup belongs to a select
    <div role="group" aria-label={name} className={styles['group']}>
      <p className={styles['title']} aria-hidden>
        {name}
      </p>
      {shown}
    </div>
  )
}
