import { IconQuestionMark, IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip.tsx'
import { usePageUnit } from '../../ui/page-unit.ts'
import { useAddressFilters } from './address-filters.ts'
import { ColorDot } from '../../ui/ColorDot.tsx'
import type { FilterChip } from './chips/filter-chip.ts'
import { useFilterChips } from './chips/filter-chips.ts'
import { useAreUnnamed } from './chips/named-chips.ts'
import styles from './FilterChips.module.css'
import { clearedFilters, type CatalogueFilters } from './filters.ts'
import { useFitting } from './chips/fitting-chips.ts'
import { useUnderstoodChips } from './chips/understood-chips.ts'
import { useAttributesNow } from '../rail/facets.ts'

export interface FilterChipsProps {
  /** The chips to show: a page may show some filters elsewhere. */
  filters: CatalogueFilters
  /** The filters in force, where they are not the address's. */
  listed?: CatalogueFilters
  /** The focused chip was the last one. */
  onLastRemoved?: () => void
}

/** A chip for every filter in force, which removes it. On a phone one line that unfolds where they do not fit. */
export function FilterChips({ filters, listed = filters, onLastRemoved }: FilterChipsProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { filters: inForce, changeFilters } = useAddressFilters()
  const chips = useAllChips(filters, listed)
  const areUnnamed = useAreUnnamed(filters)
  useAttributesNow()
  const list = useRef<HTMLUListElement>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const items = chips.map(({ key, text }) => `${key} ${text}`).join('\n')
  const fitting = useFitting(list, isPhone)
  const hidden = Math.max(0, chips.length - fitting)
  const isFolded = hidden > 0 && !isUnfolded
  const keepFocus = useFocusKept(list, items)
  const remove = (index: number, without: Partial<CatalogueFilters>) => {
    if (chips.length > 1) keepFocus(index)
    else onLastRemoved?.()
    changeFilters(without)
  }
  const clear = () => {
    onLastRemoved?.()
    changeFilters(clearedFilters(inForce))
  }
  return (
    <ul
      ref={list}
      className={styles['chips']}
      data-folded={isFolded}
      data-unnamed={areUnnamed}
      aria-label={t('filters.title')}
    >
      {chips.map(({ key, text, hex, note, inWords, without }, index) => (
        <li key={key} data-chip data-out={isFolded && index >= fitting}>
          <Chip
            mark={hex ? <ColorDot hex={hex} /> : inWords && MARKS[inWords]}
            removeLabel={t('filters.remove', { name: text })}
            note={note ?? undefined}
            onRemove={() => remove(index, without)}
          >
            {text}
          </Chip>
        </li>
      ))}
      {isPhone && chips.length > 1 && (
        <li data-more data-out={hidden === 0}>
          <button
            type="button"
            className={styles['more']}
            aria-expanded={!isFolded}
            aria-label={isFolded ? t('filters.moreChips', { count: hidden }) : undefined}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isFolded || hidden === 0 ? `+${hidden || chips.length}` : t('filters.fewer')}
          </button>
        </li>
      )}
      {chips.length > 1 && !isFolded && (
        <li>
          <button type="button" className={styles['clear']} onClick={clear}>
            {t('filters.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}

const MARKS = { read: <IconSearch aria-hidden />, unread: <IconQuestionMark aria-hidden /> }

/** A removed chip must not take the focus with it: the chip in its place gets it, or the one before. */
function useFocusKept(list: { current: HTMLUListElement | null }, items: string): (place: number) => void {
  const left = useRef<{ place: number; items: string }>(undefined)
  // The focus belongs to the document.
  useLayoutEffect(() => {
    if (!left.current || left.current.items === items) return
    const { place } = left.current
    left.current = undefined
    const shown = list.current?.querySelectorAll<HTMLElement>(':scope > [data-chip][data-out="false"] > button') ?? []
    shown[Math.min(place, shown.length - 1)]?.focus()
  }, [list, items])
  return (place) => {
    left.current = { place, items }
  }
}

/** The search words, the conditions read in them, and the filters. */
function useAllChips(filters: CatalogueFilters, listed: CatalogueFilters): FilterChip[] {
  const { words, chips: read, withoutWords } = useUnderstoodChips(listed)
  const chips = useFilterChips({ ...filters, keyword: filters.keyword === null ? null : words || null })
  const ofWords = chips.filter(({ key }) => key === 'keyword').map((chip) => ({ ...chip, without: withoutWords }))
  return [...ofWords, ...read, ...chips.filter(({ key }) => key !== 'keyword')]
}
