import {
  IconBackground,
  IconCrop,
  IconFlipHorizontal,
  IconFlipVertical,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Item, OwnPicture, Sample } from '../../../contract/boards/item.ts'
import { useItemWords } from '../editor/desk/item-words.ts'
import { beginCrop } from '../editor/keys/cropping.ts'
import { useEditedBoard } from '../editor/state/board-editor.ts'
import { clearSelection } from '../editor/state/selection.ts'
import { flipped } from '../verbs/chosen.ts'
import { hasPicture } from '../verbs/crop.ts'
import { GroupButtons } from './GroupButtons.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Inspector.module.css'

export interface ChosenItems {
  chosen: readonly Item[]
  /** Those of them that are not locked. */
  changeable: readonly Item[]
  /** Edits of the same `merges` become one step of the history. */
  onPut: (changed: readonly Item[], merges?: string) => void
}

interface ItemActionsProps extends ChosenItems {
  /** A button of the page's, shown where one sample is chosen. */
  replacing: ((sample: Sample) => ReactNode) | undefined
}

/** The buttons of the chosen items: group, lock, flip, crop, use as background, remove. */
export function ItemActions({ chosen, changeable, onPut, replacing }: ItemActionsProps) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const words = useItemWords()
  const only = chosen.length === 1 ? chosen[0] : undefined
  const isLocked = chosen.every(({ locked }) => locked)
  return (
    <div className={styles['deeds']}>
      {only?.type === 'sku' && replacing?.(only)}
      <GroupButtons chosen={chosen} />
      <IconButton
        label={t(isLocked ? 'boardPanels.unlock' : 'boardPanels.lock')}
        isPressed={isLocked}
        onPress={() => onPut(chosen.map((item) => ({ ...item, locked: !isLocked })))}
      >
        {isLocked ? <IconLock /> : <IconLockOpen />}
      </IconButton>
      {changeable.some(({ type }) => type === 'sku' || type === 'picture') && (
        <>
          <IconButton label={t('boardPanels.flipX')} onPress={() => onPut(flipped(changeable, 'flipX'))}>
            <IconFlipVertical />
          </IconButton>
          <IconButton label={t('boardPanels.flipY')} onPress={() => onPut(flipped(changeable, 'flipY'))}>
            <IconFlipHorizontal />
          </IconButton>
        </>
      )}
      {only && !only.locked && hasPicture(only) && (
        <IconButton
          label={t('boardEditor.crop.label')}
          onPress={() => {
            const paper = document.querySelector<HTMLElement>('[data-desk] [role="application"]')
            if (paper) beginCrop({ paper, t, words }, only)
          }}
        >
          <IconCrop />
        </IconButton>
      )}
      {only && !only.locked && (only.type === 'sku' || only.type === 'picture') && (
        <IconButton
          label={t('boardPanels.asGround')}
          onPress={() => {
            board.edit({ fields: { background: groundOf(only) }, remove: [only.id] })
            clearSelection()
          }}
        >
          <IconBackground />
        </IconButton>
      )}
      <IconButton
        label={t('boardPanels.remove')}
        isOff={changeable.length === 0}
        onPress={() => {
          board.edit({ remove: changeable.map(({ id }) => id) })
          clearSelection()
        }}
      >
        <IconTrash />
      </IconButton>
    </div>
  )
}

/** An item as the board's background: a material at the board's scale, or an own picture. */
function groundOf(item: Sample | OwnPicture): BoardFields['background'] {
  if (item.type === 'picture') return { type: 'picture', value: item.refId }
  return { type: 'material', value: item.refId, snapshot: item.snapshot }
}
