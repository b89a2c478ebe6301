import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Item } from '../../../contract/boards/item.ts'
import { useEdited } from '../editor/state/board-editor.ts'
import { aligned, alignments, distributed, sameSide, type Alignment } from '../verbs/arrange.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Inspector.module.css'

const icons: Record<Alignment, Icon> = {
  left: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
}

interface ArrangingProps {
  items: readonly Item[]
  onArrange: (changed: readonly Item[]) => void
}

/** Buttons that align items with each other, or one alone with the paper. */
export function Arranging({ items, onArrange }: ArrangingProps) {
  const { t } = useTranslation()
  const canvas = useEdited(({ draft }) => draft.fields.canvas)
  if (items.length === 0) return null
  return (
    <fieldset className={`${styles['deeds']} ${styles['group']}`}>
      <legend className="visually-hidden">{t('boardPanels.arrange')}</legend>
      {alignments.map((alignment) => {
        const Shape = icons[alignment]
        return (
          <IconButton
            key={alignment}
            label={t(`boardPanels.align.${alignment}`)}
            onPress={() => onArrange(aligned(items, alignment, canvas))}
          >
            <Shape />
          </IconButton>
        )
      })}
      {items.length > 2 && (
        <>
          <IconButton
            label={t('boardPanels.distribute.across')}
            onPress={() => onArrange(distributed(items, 'across', canvas))}
          >
            <IconLayoutDistributeVertical />
          </IconButton>
          <IconButton
            label={t('boardPanels.distribute.down')}
            onPress={() => onArrange(distributed(items, 'down', canvas))}
          >
            <IconLayoutDistributeHorizontal />
          </IconButton>
        </>
      )}
      {items.length > 1 && (
        <>
          <IconButton label={t('boardPanels.same.w')} onPress={() => onArrange(sameSide(items, 'w'))}>
            <IconArrowAutofitWidth />
          </IconButton>
          <IconButton label={t('boardPanels.same.h')} onPress={() => onArrange(sameSide(items, 'h'))}>
            <IconArrowAutofitHeight />
          </IconButton>
        </>
      )}
    </fieldset>
  )
}
