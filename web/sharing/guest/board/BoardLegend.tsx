import { useTranslation } from 'react-i18next'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { CommentCount } from '../discussion/CommentCount.tsx'
import type { CommentPlace } from '../queries.ts'
import type { Material } from './board-subjects.ts'
import styles from './BoardLegend.module.css'

interface BoardLegendProps {
  materials: readonly Material[]
  pointedAt: string | null
  onPointAt: (key: string | null) => void
  onOpen: (place: CommentPlace) => void
}

/** The materials of a board by their numbers, with what the link tells of each; a press tells all of it. */
export function BoardLegend({ materials, pointedAt, onPointAt, onOpen }: BoardLegendProps) {
  const { t } = useTranslation()
  const hasCovers = materials.some(({ subject }) => subject.cover !== null)
  return (
    <section aria-labelledby="shared-legend">
      <h2 id="shared-legend" className={styles['title']}>
        {t('shared.legend')}
      </h2>
      {materials.length === 0 && <p className={styles['none']}>{t('shared.noMaterials')}</p>}
      <ol className={styles['rows']}>
        {materials.map((material) => {
          const { subject } = material
          const key = subject.keys[0] ?? null
          return (
            <li
              key={key}
              className={styles['row']}
              data-pointed={key === pointedAt}
              onPointerEnter={() => onPointAt(key)}
              onPointerLeave={() => onPointAt(null)}
            >
              <button
                type="button"
                className={styles['open']}
                onClick={() => onOpen(subject.place)}
                onFocus={() => onPointAt(key)}
                onBlur={() => onPointAt(null)}
              >
                <Row material={material} hasCovers={hasCovers} />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Row({ material, hasCovers }: { material: Material; hasCovers: boolean }) {
  const { t } = useTranslation()
  const { number, subject, brandAndModel, lines, isWithdrawn } = material
  const { cover, keys, name } = subject
  return (
    <>
      <span className={styles['number']}>{number}</span>
      {hasCovers && (
        <span className={styles['picture']}>
          <Picture address={cover?.address ?? null} alt="" sizes="44px" color={cover?.color ?? null} isMinor />
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {[brandAndModel, ...lines].filter(Boolean).map((line) => (
          <span key={line} className={styles['meta']}>
            {line}
          </span>
        ))}
        {isWithdrawn && <span className={styles['withdrawn']}>{t('shared.withdrawn')}</span>}
      </span>
      <CommentCount keys={keys} />
    </>
  )
}
