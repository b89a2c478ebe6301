import '../../locales/filters-texts.ts'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { OneStepContext, useAddressFilters } from '../filters/address-filters.ts'
import { FilterRail } from './FilterRail.tsx'
import styles from './FilterSheet.module.css'
import { clearedFilters, countFilters, type CatalogueFilters } from '../filters/filters.ts'
import { ListSourceContext, type ListSource } from '../list/list-source.ts'
import { useProductPages } from '../list/product-pages.ts'

interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  /** It is out of sight. */
  onClosed: () => void
}

/** The filters over the whole phone; what they leave is counted on the way back. */
export function FilterSheet({ isOpen, onClose, onClosed }: FilterSheetProps) {
  const { t, i18n } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const { total, isCounting } = useListCount(filters)
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
      // A class of Drawer.Content is its wrapper's as well, which stays over the page when the content is out of sight.
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
              {isCounting ? t('filters.counting') : t('filters.showProducts', { count: total, figure })}
            </span>
          </button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** How much the filters leave of what is listed here. */
function useListCount(filters: CatalogueFilters): Pick<ListSource, 'total' | 'isCounting'> {
  const source = use(ListSourceContext)
  const pages = useProductPages(filters, source === null)
  return source ?? { total: pages.data?.pages.at(-1)?.total ?? 0, isCounting: pages.isPlaceholderData }
}
