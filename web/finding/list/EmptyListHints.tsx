import { useTranslation } from 'react-i18next'
import type { FilterHint } from '../../../contract/catalogue.ts'
import buttons from '../../kit/buttons.module.css'
import { useAddressFilters } from '../filters/address-filters.ts'
import { useFilterChips } from '../filters/chips/filter-chips.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import styles from './EmptyListHints.module.css'
import { followingHint } from './hints.ts'
import type { ScaleOffer } from './other-scales.ts'

interface EmptyListHintsProps {
  hints: readonly FilterHint[]
  filters: CatalogueFilters
  onFollow: (change: Partial<CatalogueFilters>) => void
}

/** For each filter whose removal, or whose farther colour, would help: the filter, and how many products there would be. */
export function EmptyListHints({ hints, filters, onFollow }: EmptyListHintsProps) {
  return hints.map((hint) => (
    <Hint
      key={`${hint.filter} ${hint.word} ${hint.farther?.distance}`}
      hint={hint}
      filters={filters}
      onFollow={onFollow}
    />
  ))
}

interface EmptyListScalesProps {
  offers: readonly ScaleOffer[]
  onFollow: (change: Partial<CatalogueFilters>) => void
}

/** For each scale on which products state what is asked for: what to ask instead, and how many products there would be. */
export function EmptyListScales({ offers, onFollow }: EmptyListScalesProps) {
  const { i18n } = useTranslation()
  return offers.map(({ key, text, more, change }) => (
    <button key={key} type="button" className={buttons['plain']} onClick={() => onFollow(change)}>
      <span className={styles['name']}>{text}</span>
      <span className={styles['count']}>{new Intl.NumberFormat(i18n.language).format(more)}</span>
    </button>
  ))
}

function Hint({ hint, filters, onFollow }: Omit<EmptyListHintsProps, 'hints'> & { hint: FilterHint }) {
  const { t, i18n } = useTranslation()
  // A page's own filter, such as a brand page's brand, cannot be removed there.
  const { filters: inForce } = useAddressFilters()
  const change = followingHint(inForce, hint)
  const names = useNames(hint, filters, { ...filters, ...change })
  if (change === null || (names.length === 0 && !hint.farther)) return null
  const listed = (list: string[], type: Intl.ListFormatType) =>
    new Intl.ListFormat(i18n.language, { type }).format(list)
  const besides = (hint.besides ?? []).map((word) => `“${word}”`)
  const name = listed([...besides, listed(names, 'disjunction')], 'conjunction')
  return (
    <button type="button" className={buttons['plain']} onClick={() => onFollow(change)}>
      <span className={styles['name']}>
        {hint.farther ? t('list.farther', { distance: hint.farther.distance }) : t('list.without', { name })}
      </span>
      <span className={styles['count']}>{new Intl.NumberFormat(i18n.language).format(hint.total)}</span>
    </button>
  )
}

/** A hint has the names of the chips that it would remove. */
function useNames(
  { filter, word, besides = [] }: FilterHint,
  before: CatalogueFilters,
  after: CatalogueFilters,
): string[] {
  const { t } = useTranslation()
  const chips = useFilterChips(before)
  const left = new Set(useFilterChips(after).map(({ key }) => key))
  if (word !== null) return [`“${word}”`]
  if (filter === 'price') return [t('list.priceRange')]
  return chips.filter(({ key }) => !left.has(key) && !(besides.length && key === 'keyword')).map(({ text }) => text)
}
