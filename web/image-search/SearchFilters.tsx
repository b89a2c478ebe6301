import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAddressFilters } from '../catalogue/address-filters.ts'
import { countFilters } from '../catalogue/filters.ts'
import { loadChips } from '../catalogue/load-chips.ts'
import { FilterPanel, FilterToggle } from '../catalogue/rail/FilterPanel.tsx'
import { FilterRail } from '../catalogue/rail/FilterRail.tsx'
import { useRailFold } from '../catalogue/rail/rail-fold.ts'
import { useToldApart } from '../catalogue/understood-chips.ts'
import { WordsField } from '../catalogue/WordsField.tsx'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../ui/LatePart.tsx'
import { usePageUnit } from '../ui/page-unit.ts'
import { part } from '../ui/part.tsx'
import { filtersTarget } from '../ui/skip-target.ts'
import styles from './SearchFilters.module.css'

const FilterChips = part(loadChips)

/** Words and the catalogue's filters, which what is found has to meet. `onLastRemoved`: the chip that had the focus was the last one. */
export function SearchFilters({ onLastRemoved }: { onLastRemoved: () => void }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { search } = useLocation()
  const { filters } = useAddressFilters()
  const fold = useRailFold('image-search-filters')
  const sheetButton = useRef<HTMLButtonElement>(null)
  const railId = useId()
  const [isRailOpen, setIsRailOpen] = useState(false)
  const hasConditions = useToldApart(filters).conditions.length > 0
  // The words stand in their own field.
  const chips = { ...filters, keyword: null }
  const count = countFilters(chips)
  return (
    <>
      <WordsField label={t('imageSearch.words')} placeholder={t('imageSearch.wordsExample')} />
      <div className={styles['chips']}>
        {isPhone ? (
          <FilterToggle fold={fold} ref={sheetButton} />
        ) : (
          <button
            ref={filtersTarget}
            type="button"
            className={styles['toggle']}
            aria-expanded={isRailOpen}
            aria-controls={railId}
            onClick={() => setIsRailOpen(!isRailOpen)}
          >
            <IconAdjustmentsHorizontal />
            {t('filters.title')}
          </button>
        )}
        {(count > 0 || hasConditions) && (
          <LatePart resetKey={search} onFailure={reportFailure}>
            <FilterChips filters={chips} listed={filters} onLastRemoved={onLastRemoved} />
          </LatePart>
        )}
      </div>
      {isPhone ? (
        <FilterPanel fold={fold} sheetButton={sheetButton} />
      ) : (
        <div id={railId} hidden={!isRailOpen} className={styles['rail']}>
          {isRailOpen && <FilterRail />}
        </div>
      )}
    </>
  )
}
