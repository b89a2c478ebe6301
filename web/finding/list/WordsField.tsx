import { IconSearch, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../filters/address-filters.ts'
import { countFilters } from '../filters/filters.ts'
import { LateChips } from '../filters/LateChips.tsx'
import { useToldApart } from '../filters/chips/understood-chips.ts'
import styles from './WordsField.module.css'

const LONGEST_WORDS = 200

/** Words that what is listed is to have; the list follows while one types. */
export function WordsField({ label, placeholder = label }: { label: string; placeholder?: string }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const inForce = filters.keyword ?? ''
  /** As typed, spaces at its end and all, until other words come into force from elsewhere. */
  const [typed, setTyped] = useState({ text: inForce, words: inForce })
  const text = typed.words === inForce ? typed.text : inForce
  const type = (next: string) => {
    const words = next.trim()
    setTyped({ text: next, words })
    // What is typed in one go is one step back.
    if (words !== inForce) changeFilters({ keyword: words || null }, { isTyping: inForce !== '' })
  }
  return (
    <label className={styles['find']}>
      <IconSearch aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST_WORDS}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles['clear']} aria-label={t('search.clear')} onClick={() => type('')}>
          <IconX />
        </button>
      )}
    </label>
  )
}

/**
 * The chips where the words have their own field: of all other filters, and of what else was read among the words; null where
 * there are none. `onLastRemoved`: the one that had the focus was the last.
 */
export function useChipsBesideWords(onLastRemoved: () => void): ReactNode {
  const { filters } = useAddressFilters()
  const hasConditions = useToldApart(filters).conditions.length > 0
  const others = { ...filters, keyword: null }
  if (countFilters(others) === 0 && !hasConditions) return null
  return <LateChips filters={others} listed={filters} onLastRemoved={onLastRemoved} />
}
