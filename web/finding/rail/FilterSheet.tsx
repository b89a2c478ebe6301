import '../../locales/filters-texts.ts'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { OneStepContext, useAddressFilters } from '../filters/address-filters.ts'
import { FilterRail } from './FilterRail.tsx'
import styles from './FilterSheet.module.css'
import { clearedFilters, countFilters, type CatalogueFilters } from '../filters/filters.ts'
import { ListSourceContext, type ListSource } from '../list/list-source.ts'
import { useProductPages } from '../list/product-pages.ts'

interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  /** The closed sheet is out of view. */
  onClosed: () => void
}

/** The filters over the whole phone; the button that closes them counts the result. */
export function FilterSheet({ isOpen, onClose, onClosed }: FilterSheetProps) {
  const { t, i18n } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const { total, nearest, isCounting } = useListCount(filters)
  const figure = new Intl.NumberFormat(i18n.language).format(total)
  return (
    <Drawer.Root
      opened={isOpen}
      keepMounted
      keepMountedMode="display-none"
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      position="bottom"
      size="100%"
      // A class of Drawer.Content also lands on its wrapper, which covers the page even while the content is out of view.
      classNames={{ content: styles['sheet'] ?? '' }}
    >
      <Drawer.Content aria-label={t('filters.title')}>
        <div className={styles['head']}>
          <h2>{t('filters.title')}</h2>
          {countFilters(filters) > 0 && (
            <button
              type="button"
              className={styles['clear']}
              onClick={() => changeFilters(clearedFilters(filters), { isTyping: true })}
            >
              {t('filters.clearAll')}
            </button>
          )}
          <button type="button" className={buttons['icon']} aria-label={t('drawer.close')} onClick={onClose}>
            <IconX />
          </button>
        </div>
        <div className={styles['body']}>
          <OneStepContext value>
            <FilterRail />
          </OneStepContext>
        </div>
        <div className={styles['foot']}>
          <button type="button" className={buttons['filled']} aria-busy={isCounting} onClick={onClose}>
            <span aria-live="polite">
              {isCounting
                ? t('filters.counting')
                : nearest > 0
                  ? t('filters.showNearest', { count: nearest })
                  : t('filters.showProducts', { count: total, figure })}
            </span>
          </button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** How many items of this list the filters leave; where none, how many come near. */
function useListCount(filters: CatalogueFilters): Pick<ListSource, 'total' | 'isCounting'> & { nearest: number } {
  const source = use(ListSourceContext)
  const pages = useProductPages(filters, source === null)
  if (source) return { ...source, nearest: 0 }
  const total = pages.data?.pages.at(-1)?.total ?? 0
  const nearest = pages.data?.pages[0]?.nearest?.list.length ?? 0
  return { total, nearest: total === 0 ? nearest : 0, isCounting: pages.isPlaceholderData }
}
