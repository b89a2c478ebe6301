import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { countFilters } from '../finding/filters/filters.ts'
import { loadChips } from '../finding/filters/load-chips.ts'
import { FilterPanel, FilterToggle } from '../finding/rail/FilterPanel.tsx'
import { FilterRail } from '../finding/rail/FilterRail.tsx'
import { useRailFold } from '../finding/rail/rail-fold.ts'
import { useToldApart } from '../finding/filters/understood-chips.ts'
import { WordsField } from '../finding/list/WordsField.tsx'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { usePageUnit } from '../ui/page-unit.ts'
import { part } from '../ui/late/part.tsx'
import { filtersTarget } from '../ui/focus/skip-target.ts'
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
