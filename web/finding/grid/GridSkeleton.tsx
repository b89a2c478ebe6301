import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { gridLayout, type CardRoom } from './grid-layout.ts'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import styles from './ProductGrid.module.css'

const ROWS = 3

/** The gallery's shape while it loads; at most `most` cards, where their number is known. */
export function GridSkeleton({ most = Infinity, ...room }: CardRoom & { most?: number | undefined }) {
  const { t } = useTranslation()
  const { gridRef, width } = useGridPlace<HTMLOutputElement>()
  const { columns, gap, rowHeight } = gridLayout(width, usePageUnit(), room)
  return (
    <output
      ref={gridRef}
      className={styles['loading']}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, columnGap: gap, gridAutoRows: rowHeight }}
      aria-label={t('list.loading')}
    >
      {width > 0 && Array.from({ length: Math.min(columns * ROWS, most) }, (_, index) => <CardSkeleton key={index} />)}
    </output>
  )
}
