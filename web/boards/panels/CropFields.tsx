import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconArrowsMaximize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Item } from '../../../contract/boards/item.ts'
import { useEdited } from '../editor/state/board-editor.ts'
import {
  cutsOf,
  edgeCut,
  edgeMoved,
  edges,
  isCropped,
  pictureMoved,
  repeats,
  uncropped,
  type Pictured,
} from '../verbs/crop.ts'
import styles from './CropFields.module.css'
import { IconButton } from './IconButton.tsx'
import { BoardNumberField } from './BoardNumberField.tsx'

/** How far a press moves the picture inside its edges, in mm. */
const STEP = 5

const directions = [
  { name: 'left', right: -STEP, down: 0, Shape: IconArrowLeft },
  { name: 'up', right: 0, down: -STEP, Shape: IconArrowUp },
  { name: 'down', right: 0, down: STEP, Shape: IconArrowDown },
  { name: 'right', right: STEP, down: 0, Shape: IconArrowRight },
] as const

interface CropFieldsProps {
  item: Pictured
  onCrop: (changed: readonly Item[], merges?: string) => void
}

/**
 * How much of a picture is cut off at each edge, and buttons that move it inside its edges. For a repeating picture edges move in mm,
 * because there is always more beyond them.
 */
export function CropFields({ item, onCrop }: CropFieldsProps) {
  const { t } = useTranslation()
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const isRepeated = repeats(item)
  const cuts = cutsOf(item)
  return (
    <details className={styles['crop']}>
      <summary className={styles['title']}>{t('boardPanels.crop.title')}</summary>
      <div className={styles['fields']}>
        {edges.map((edge) =>
          isRepeated ? (
            <BoardNumberField
              key={edge}
              label={t(`boardPanels.crop.short.${edge}`)}
              name={t(`boardPanels.crop.move.${edge}`)}
              unit={t('boardPanels.mm')}
              value={0}
              least={-1000}
              most={1000}
              onSet={(by) => onCrop([edgeMoved(item, edge, by, scale)], `crop ${edge}`)}
            />
          ) : (
            <BoardNumberField
              key={edge}
              label={t(`boardPanels.crop.short.${edge}`)}
              name={t(`boardPanels.crop.cut.${edge}`)}
              unit="%"
              value={cuts[edge] * 100}
              least={0}
              most={99}
              onSet={(percent) => onCrop([edgeCut(item, edge, percent / 100, scale)], `crop ${edge}`)}
            />
          ),
        )}
      </div>
      <div className={styles['deeds']}>
        {directions.map(({ name, right, down, Shape }) => (
          <IconButton
            key={name}
            label={t(`boardPanels.crop.shift.${name}`)}
            onPress={() => onCrop([pictureMoved(item, right, down, scale)], 'crop shift')}
          >
            <Shape />
          </IconButton>
        ))}
        <IconButton
          label={t('boardPanels.crop.whole')}
          isOff={!isCropped(item)}
          onPress={() => onCrop([uncropped(item)])}
        >
          <IconArrowsMaximize />
        </IconButton>
      </div>
    </details>
  )
}
