import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SearchRow } from './rows.ts'
import styles from './ForgetButtons.module.css'

interface ForgetButtonsProps {
  rows: readonly SearchRow[]
  onForget: (row: SearchRow) => void
}

/** Outside the listbox, because an option may contain no buttons. By keyboard Delete does the same. */
export function ForgetButtons({ rows, onForget }: ForgetButtonsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles['forget']}>
      {rows.map(
        (row) =>
          row.kind === 'recent' && (
            <li key={row.words}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={t('search.forget', { words: row.words })}
                onClick={() => onForget(row)}
              >
                <IconX />
              </button>
            </li>
          ),
      )}
    </ul>
  )
}
