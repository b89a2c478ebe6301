import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { countFilters } from '../../finding/filters/filters.ts'
import { loadChips } from '../../finding/filters/load-chips.ts'
import { SortSelect } from '../../finding/list/SortSelect.tsx'
import { useToldApart } from '../../finding/filters/understood-chips.ts'
import { WordsField } from '../../finding/list/WordsField.tsx'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { usePageUnit } from '../../ui/page-unit.ts'
import { part } from '../../ui/late/part.tsx'
import styles from './FolderView.module.css'

const FilterChips = part(loadChips)

interface ListToolsProps {
  filterToggle: ReactNode
  /** The chip that had the focus was the last one. */
  onLastRemoved: () => void
}

/** By what the folder is narrowed, and in which order it stands. */
export function ListTools({ filterToggle, onLastRemoved }: ListToolsProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { filters } = useAddressFilters()
  const { search } = useLocation()
  const hasConditions = useToldApart(filters).conditions.length > 0
  // The words stand in their own field.
  const others = { ...filters, keyword: null }
  const hasChips = countFilters(others) > 0 || hasConditions
  const chips = (hasChips || !isPhone) && (
    <div className={styles['chips']}>
      {hasChips && (
        <LatePart resetKey={search} onFailure={reportFailure}>
          <FilterChips filters={others} listed={filters} onLastRemoved={onLastRemoved} />
        </LatePart>
      )}
    </div>
  )
  return (
    <div className={styles['tools']}>
      {!isPhone && filterToggle}
      <WordsField label={t('folder.find')} />
      {isPhone ? filterToggle : chips}
      <div className={styles['sort']}>
        <SortSelect names={{ relevance: t('folder.byHand'), newest: t('folder.added') }} />
      </div>
      {isPhone && chips}
    </div>
  )
}
