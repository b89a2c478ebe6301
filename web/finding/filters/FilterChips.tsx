import { IconQuestionMark, IconSearch } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../kit/Chip.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useAddressFilters } from './address-filters.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import type { FilterChip } from './chips/filter-chip.ts'
import { useFilterChips } from './chips/filter-chips.ts'
import { useAreUnnamed } from './chips/named-chips.ts'
import styles from './FilterChips.module.css'
import { clearedFilters, type CatalogueFilters } from './filters.ts'
import { useFitting } from './chips/fitting-chips.ts'
import { useUnderstoodChips } from './chips/understood-chips.ts'
import { useWishes, useWishSentence, type WishInWords } from './chips/wish-chips.ts'
import { WishChip } from './WishChip.tsx'
import { likesWith, wishesAsFilters, withoutWishes } from './wishes.ts'
import { useAttributesNow } from '../rail/facets.ts'

export interface FilterChipsProps {
  /** The chips to show: a page may show some filters elsewhere. */
  filters: CatalogueFilters
  /** The filters in force, where they are not the address's. */
  listed?: CatalogueFilters
  /** The focused chip was the last one. */
  onLastRemoved?: () => void
}

/** A chip for every wish of the words and every filter in force. On a phone a line or two that unfold where they do not fit. */
export function FilterChips({ filters, listed = filters, onLastRemoved }: FilterChipsProps) {
  const { t } = useTranslation()
  const keysId = useId()
  const { isPhone } = usePageUnit()
  const { filters: inForce, changeFilters } = useAddressFilters()
  const { chips, wishes } = useAllChips(filters, listed)
  const areUnnamed = useAreUnnamed(filters)
  useAttributesNow()
  const list = useRef<HTMLUListElement>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const items = chips.map(({ key, text }) => `${key} ${text}`).join('\n')
  const fitting = useFitting(list, isPhone ? (wishes ? LINES_OF_WISHES : 1) : null)
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
    <>
      {/* In the document before it has text, so that it is read out. */}
      <p className="visually-hidden" aria-live="polite">
        {useWishSentence(wishes)}
      </p>
      <p id={keysId} hidden>
        {t('filters.chipKeys')}
      </p>
      <ul
        ref={list}
        className={styles['chips']}
        data-folded={isFolded}
        data-lines={wishes ? LINES_OF_WISHES : 1}
        data-unnamed={areUnnamed}
        data-read={wishes?.length ? t('filters.readAsShort') : undefined}
        aria-label={t('filters.title')}
        aria-describedby={wishes?.length ? keysId : undefined}
      >
        {chips.map((chip, index) => (
          <li key={chip.key} data-chip data-out={isFolded && index >= fitting}>
            <OneChip chip={chip} wishes={wishes ?? []} inForce={listed} onRemove={() => remove(index, chip.without)} />
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
              {isFolded && wishes?.slice(fitting).some((one) => one.isUnread) && MARKS.unread}
            </button>
          </li>
        )}
        {!isFolded && chips.length > 0 && (
          <li className={styles['deeds']}>
            {wishes && <MakeFilters wishes={wishes} onMade={() => keepFocus(0)} />}
            {chips.length > 1 && (
              <button type="button" className={styles['clear']} onClick={clear}>
                {t('filters.clearAll')}
              </button>
            )}
          </li>
        )}
      </ul>
    </>
  )
}

const LINES_OF_WISHES = 2

interface OneChipProps {
  chip: FilterChip & { said?: WishInWords }
  wishes: readonly WishInWords[]
  inForce: CatalogueFilters
  onRemove: () => void
}

function OneChip({ chip: { said, text, hex, note, inWords }, wishes, inForce, onRemove }: OneChipProps) {
  const { t } = useTranslation()
  const { changeFilters } = useAddressFilters()
  if (said) {
    const likes = likesWith(said, inForce, wishes)
    return <WishChip said={said} onLike={likes && (() => changeFilters(likes))} onRemove={onRemove} />
  }
  return (
    <Chip
      mark={hex ? <ColorDot hex={hex} /> : inWords && MARKS[inWords]}
      removeLabel={t('filters.remove', { name: text })}
      note={note ?? undefined}
      onRemove={onRemove}
    >
      {text}
    </Chip>
  )
}

/** Moves the wishes that filters can hold out of the words; nothing where there are none. */
function MakeFilters({ wishes, onMade }: { wishes: readonly WishInWords[]; onMade: () => void }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const { made, change } = wishesAsFilters(wishes, filters)
  if (made.length === 0) return null
  const make = () => {
    onMade()
    changeFilters({ ...change, ...withoutWishes(filters, { all: wishes, gone: made }) })
  }
  return (
    <button type="button" className={styles['make']} title={t('filters.makeNote')} onClick={make}>
      {t('filters.make')}
    </button>
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
    const shown = [...(list.current?.querySelectorAll(':scope > [data-chip][data-out="false"]') ?? [])]
    const chip = shown[Math.min(place, shown.length - 1)]
    // The last button of each takes it away.
    chip?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [list, items])
  return (place) => {
    left.current = { place, items }
  }
}

/** The wishes of the search words, or else the words and the conditions read in them; then the filters. */
function useAllChips(filters: CatalogueFilters, listed: CatalogueFilters) {
  const wishes = useWishes(listed)
  const { words, chips: read, withoutWords } = useUnderstoodChips(listed)
  const hasWords = filters.keyword !== null && wishes === null
  const chips = useFilterChips({ ...filters, keyword: hasWords ? words || null : null })
  const ofWords = chips.filter(({ key }) => key === 'keyword').map((chip) => ({ ...chip, without: withoutWords }))
  const ofWishes = wishes?.map((said) => ({
    key: said.key,
    text: said.text,
    said,
    without: withoutWishes(listed, { all: wishes, gone: [said] }),
  }))
  const others: OneChipProps['chip'][] = chips.filter(({ key }) => key !== 'keyword')
  return { wishes, chips: [...(ofWishes ?? [...ofWords, ...read]), ...others] }
}
