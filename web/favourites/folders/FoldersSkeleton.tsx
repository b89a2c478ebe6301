import { useTranslation } from 'react-i18next'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './FoldersSkeleton.module.css'
import { galleryLayout } from './gallery-layout.ts'

const ROWS = 3

/** The gallery's shape while it loads. */
export function FoldersSkeleton() {
  const { t } = useTranslation()
  const { gridRef, width } = useGridPlace<HTMLOutputElement>()
  const { columns, gap, rowHeight } = galleryLayout(width, usePageUnit())
  return (
    <output
      ref={gridRef}
      className={styles['loading']}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, columnGap: gap, gridAutoRows: rowHeight }}
      aria-label={t('folders.loading')}
    >
      {width > 0 &&
        Array.from({ length: columns * ROWS }, (_, index) => (
          <div key={index} className={styles['card']} aria-hidden>
            <div className={styles['pictures']} />
            <div className={styles['name']} />
            <div className={styles['meta']} />
          </div>
        ))}
    </output>
  )
}
