import { useMergedRef } from '@mantine/hooks'
import {
  IconAdjustmentsHorizontal,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react'
import { memo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../kit/buttons.module.css'
import { hint } from '../../kit/hint/hint.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { filtersTarget } from '../../kit/focus/skip-target.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import styles from './FilterPanel.module.css'
import { FilterRail } from './FilterRail.tsx'
import { countFilters } from '../filters/filters.ts'
import { useRailFold, type RailFold } from './rail-fold.ts'

const FilterSheet = lazyComponent(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/**
 * The filters and the buttons that open and fold them, for the page to place. `railId` is the rail's element id: kept pages share one
 * document.
 */
export function useFilterPanel(railId?: string): { panel: ReactNode; toggle: ReactNode } {
  const fold = useRailFold(railId)
  const sheetButton = useRef<HTMLButtonElement>(null)
  return {
    panel: <FilterPanel fold={fold} sheetButton={sheetButton} />,
    toggle: <FilterToggle fold={fold} ref={sheetButton} />,
  }
}

interface FilterPanelProps {
  fold: RailFold
  /** Opens the sheet, and gets the focus again when it closes. */
  sheetButton: RefObject<HTMLButtonElement | null>
}

/** The filters as a rail beside the list, or as a sheet over it. Folded away they keep what was typed and unfolded. */
function FilterPanel({ fold, sheetButton }: FilterPanelProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const [wasSheetOpened, setWasSheetOpened] = useState(false)
  if (fold.isSheetOpen && !wasSheetOpened) setWasSheetOpened(true)
  if (isPhone) {
    if (!wasSheetOpened) return null
    return (
      <LatePart
        fallback={<ProgressLine label={t('loading')} />}
        onFailure={(error) => {
          reportFailure(error)
          fold.setSheetOpen(false)
          setWasSheetOpened(false)
        }}
      >
        <FilterSheet
          isOpen={fold.isSheetOpen}
          onClose={() => fold.setSheetOpen(false)}
          onClosed={() => sheetButton.current?.focus()}
        />
      </LatePart>
    )
  }
  return (
    <aside
      id={fold.railId}
      ref={fold.isRailOpen ? filtersTarget : undefined}
      className={styles['rail']}
      tabIndex={-1}
      aria-label={t('filters.title')}
      hidden={!fold.isRailOpen}
    >
      <FilterRail />
    </aside>
  )
}

function FilterToggle({ fold, ref }: { fold: RailFold; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  // The words stand in the search field, not among the filters.
  const count = countFilters({ ...useAddressFilters().filters, keyword: null })
  const target = useMergedRef(ref, isPhone || !fold.isRailOpen ? filtersTarget : null)
  if (isPhone) {
    return (
      <button
        ref={target}
        type="button"
        className={styles['pill']}
        aria-expanded={fold.isSheetOpen}
        onClick={() => fold.setSheetOpen(true)}
      >
        <IconAdjustmentsHorizontal />
        {t('filters.title')}
        {count > 0 && ` · ${count}`}
      </button>
    )
  }
  return <RailToggle ref={target} isOpen={fold.isRailOpen} setOpen={fold.setRailOpen} railId={fold.railId} />
}

interface RailToggleProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  railId: string
  ref: Ref<HTMLButtonElement>
}

const RailToggle = memo(function RailToggle({ isOpen, setOpen, railId, ref }: RailToggleProps) {
  const { t } = useTranslation()
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <button
      ref={ref}
      type="button"
      className={`${buttons['icon']} ${styles['toggle']}`}
      aria-label={t('filters.title')}
      aria-expanded={isOpen}
      aria-controls={railId}
      onClick={() => setOpen(!isOpen)}
      {...hint(t(isOpen ? 'filters.hide' : 'filters.show'))}
    >
      <Icon />
    </button>
  )
})
