import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilterPanel } from '../finding/rail/FilterPanel.tsx'
import { FilterRail } from '../finding/rail/FilterRail.tsx'
import { useChipsBesideWords, WordsField } from '../finding/list/WordsField.tsx'
import { usePageUnit } from '../kit/page-unit.ts'
import { filtersTarget } from '../kit/focus/skip-target.ts'
import styles from './SearchFilters.module.css'

/** Words and the catalogue's filters for the results. `onLastRemoved`: the focused chip was the last one. */
export function SearchFilters({ onLastRemoved }: { onLastRemoved: () => void }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { panel, toggle } = useFilterPanel('image-search-filters')
  const railId = useId()
  const [isRailOpen, setIsRailOpen] = useState(false)
  const chips = useChipsBesideWords(onLastRemoved)
  return (
    <>
      <WordsField label={t('imageSearch.words')} placeholder={t('imageSearch.wordsExample')} />
      <div className={styles['chips']}>
        {isPhone ? (
          toggle
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
        {chips}
      </div>
      {isPhone ? (
        panel
      ) : (
        <div id={railId} hidden={!isRailOpen} className={styles['rail']}>
          {isRailOpen && <FilterRail />}
        </div>
      )}
    </>
  )
}
