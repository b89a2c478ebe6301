import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import { countFilters } from '../filters/filters.ts'
import { LateChips } from '../filters/LateChips.tsx'
import { useToldApart } from '../filters/chips/understood-chips.ts'
import styles from './WordsField.module.css'

const LONGEST_WORDS = 200

/** The search words of a list; the list follows while one types. */
export function WordsField({ label, placeholder = label }: { label: string; placeholder?: string }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const [text, type] = useTypedWords(filters.keyword ?? '', (words, isTyping) =>
    changeFilters({ keyword: words || null }, { isTyping }),
  )
  return (
    <SearchField
      className={styles['find']}
      label={label}
      placeholder={placeholder}
      clearLabel={t('search.clear')}
      most={LONGEST_WORDS}
      value={text}
      onChange={type}
    />
  )
}

/**
 * The chips beside a field for words: all other filters, and the conditions read in the words; null without any. `onLastRemoved`: the
 * focused chip was the last one.
 */
export function useChipsBesideWords(onLastRemoved: () => void): ReactNode {
  const { filters } = useAddressFilters()
  const hasConditions = useToldApart(filters).conditions.length > 0
  const others = { ...filters, keyword: null }
  if (countFilters(others) === 0 && !hasConditions) return null
  return <LateChips filters={others} listed={filters} onLastRemoved={onLastRemoved} />
}
