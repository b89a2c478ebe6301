import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LegendFace } from '../../../boards/still/LegendFace.tsx'
import { LegendList } from '../../../boards/still/LegendList.tsx'
import { CommentCount } from '../discussion/CommentCount.tsx'
import type { CommentPlace } from '../queries.ts'
import { OpenMark } from '../subject/OpenMark.tsx'
import type { LegendMaterial } from './board-subjects.ts'
import styles from './GuestLegend.module.css'

interface BoardLegendProps {
  materials: readonly LegendMaterial[]
  pointedAt: string | null
  onPointAt: (key: string | null) => void
  onOpen: (place: CommentPlace) => void
}

/** The materials of a board by number, with some details; a press opens all of them. */
export function GuestLegend({ materials, pointedAt, onPointAt, onOpen }: BoardLegendProps) {
  const { t } = useTranslation()
  // A page may show several boards.
  const id = useId()
  const hasCovers = materials.some(({ subject }) => subject.cover !== null)
  return (
    <div className={styles['legend']}>
      <LegendList
        id={id}
        title={t('shared.legend')}
        none={t('shared.noMaterials')}
        rows={materials}
        keyOf={({ subject }) => subject.keys[0] ?? null}
        pointedAt={pointedAt}
        onPointAt={onPointAt}
      >
        {({ number, subject, brandAndModel, lines, isWithdrawn }, pointing) => (
          <button type="button" onClick={() => onOpen(subject.place)} {...pointing}>
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
        )}
      </LegendList>
    </div>
  )
}
