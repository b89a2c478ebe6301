import { useTranslation } from 'react-i18next'
import { LegendFace } from '../../../boards/still/LegendFace.tsx'
import { CommentCount } from '../discussion/CommentCount.tsx'
import type { CommentPlace } from '../queries.ts'
import { OpenMark } from '../subject/OpenMark.tsx'
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
        {materials.map(({ number, subject, brandAndModel, lines, isWithdrawn }) => {
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
                <LegendFace
                  number={number}
                  cover={hasCovers ? subject.cover : undefined}
                  name={subject.name}
                  lines={[brandAndModel, ...lines]}
                  withdrawn={isWithdrawn && t('shared.withdrawn')}
                />
                <CommentCount keys={subject.keys} />
                <OpenMark />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
