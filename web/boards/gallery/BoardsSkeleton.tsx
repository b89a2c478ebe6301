import { useTranslation } from 'react-i18next'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './BoardsSkeleton.module.css'
import { masonryOf } from './masonry.ts'

/** Ratios of usual papers. */
const RATIOS = [420 / 297, 297 / 420, 420 / 297, 1, 420 / 297, 594 / 420, 297 / 420, 420 / 297]

/** Stands in place of the gallery until the first answer. */
export function BoardsSkeleton() {
  const { t } = useTranslation()
  const { gridRef, width } = useGridPlace<HTMLOutputElement>()
  const { boxes, height } = masonryOf(
    RATIOS.map((ratio) => ({ ratio, moreLines: 0 })),
    width,
    usePageUnit(),
  )
  return (
    <output ref={gridRef} className={styles['loading']} style={{ height }} aria-label={t('boards.loading')}>
      {width > 0 &&
        boxes.map((box, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- none of them ever moves
            key={place}
            className={styles['card']}
            style={{ width: box.width, transform: `translate(${box.x}px, ${box.y}px)` }}
            aria-hidden
          >
            <span style={{ height: box.pictureHeight }} />
            <span className={styles['name']} />
            <span className={styles['meta']} />
          </span>
        ))}
    </output>
  )
}
