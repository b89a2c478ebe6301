import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/Chip.tsx'
import { useAddressFilters } from './address-filters.ts'
import { ColorDot } from './color/ColorDot.tsx'
import { useFilterChips } from './filter-chips.ts'
import styles from './FilterChips.module.css'
import { clearedFilters, type CatalogueFilters } from './filters.ts'

interface FilterChipsProps {
  /** Those to show: a page may say some of them elsewhere. */
  filters: CatalogueFilters
  /** The chip that had the focus was the last one. */
  onLastRemoved?: () => void
}

/** Every filter in force, each with the way to take it back. */
export function FilterChips({ filters, onLastRemoved }: FilterChipsProps) {
  const { t } = useTranslation()
  const { filters: inForce, changeFilters } = useAddressFilters()
  const chips = useFilterChips(filters)
  const list = useRef<HTMLUListElement>(null)
  // What leaves must not take the focus with it: the next chip has it, or the one before.
  const remove = (index: number, without: Partial<CatalogueFilters>) => {
    const neighbour = list.current?.children[index + 1 < chips.length ? index + 1 : index - 1]
    if (neighbour) neighbour.querySelector('button')?.focus()
    else onLastRemoved?.()
    changeFilters(without)
  }
  const clear = () => {
    onLastRemoved?.()
    changeFilters(clearedFilters(inForce))
  }
  return (
    <ul ref={list} className={styles['chips']} aria-label={t('filters.title')}>
      {chips.map(({ key, text, hex, note, without }, index) => (
        <li key={key}>
          <Chip
            mark={hex ? <ColorDot hex={hex} /> : undefined}
            removeLabel={t('filters.remove', { name: text })}
            note={note ?? undefined}
            onRemove={() => remove(index, without)}
          >
            {text}
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={styles['clear']} onClick={clear}>
            {t('filters.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}
