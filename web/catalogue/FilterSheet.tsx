import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import buttons from '../ui/buttons.module.css'
import { useAddressFilters } from './address-filters.ts'
import { FilterRail } from './FilterRail.tsx'
import styles from './FilterSheet.module.css'
import { clearedFilters, countFilters } from './filters.ts'
import { useProductPages } from './product-pages.ts'

interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
}

/** The filters over the whole phone; what they leave is counted on the way back. */
export function FilterSheet({ isOpen, onClose }: FilterSheetProps) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const total = useProductPages(filters).data?.pages.at(-1)?.total ?? 0
  return (
    <Drawer.Root
      opened={isOpen}
      keepMounted
      keepMountedMode="display-none"
      onClose={onClose}
      position="bottom"
      size="100%"
    >
      <Drawer.Content className={styles['sheet']} aria-label={t('filters.title')}>
        <div className={styles['head']}>
          <h2>{t('filters.title')}</h2>
          {countFilters(filters) > 0 && (
            <button type="button" className={styles['clear']} onClick={() => changeFilters(clearedFilters(filters))}>
              {t('filters.clearAll')}
            </button>
          )}
          <button type="button" className={buttons['icon']} aria-label={t('drawer.close')} onClick={onClose}>
            <IconX />
          </button>
        </div>
        <div className={styles['body']}>
          <FilterRail />
        </div>
        <div className={styles['foot']}>
          <button type="button" className={buttons['filled']} onClick={onClose}>
            {t('filters.showProducts', { count: total })}
          </button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
