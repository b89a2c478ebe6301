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
import {
  inDrawingOrder,
  LONGEST_SIDE_MM,
  SHORTEST_SIDE_MM,
  type Item,
  type OwnPicture,
  type Sample,
} from '../../../contract/boards/item.ts'
import type { BoardFields } from '../../../contract/boards/board.ts'
import { areaInRoom } from '../../../contract/boards/scale.ts'
import { useItemWords } from '../editor/desk/item-words.ts'
import { beginCrop } from '../editor/keys/cropping.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { isGroup } from '../editor/state/choosing.ts'
import { clearSelection, useSelection } from '../editor/state/selection.ts'
import { flipped, free, placedAt, shared, sized, turnedTo } from '../verbs/chosen.ts'
import { hasPicture } from '../verbs/crop.ts'
import { Arranging } from './Arranging.tsx'
import { ChosenProduct } from './ChosenProduct.tsx'
import { CropFields } from './CropFields.tsx'
import { Grouping } from './Grouping.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Inspector.module.css'
import { LayerField } from './LayerField.tsx'
import { Looks } from './looks/Looks.tsx'
import { BoardNumberField } from './BoardNumberField.tsx'

interface InspectorProps {
  /** A button of the page's, shown where one sample is chosen. */
  replacing?: (sample: Sample) => ReactNode
}

/** The place, sides and turn of the chosen items in numbers, and what can be done with them. Nothing where none is chosen. */
export function Inspector({ replacing }: InspectorProps) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const items = useEdited(({ draft }) => draft.items)
  const words = useItemWords()
  const ids = useSelection()
  const chosen = ids.flatMap((id) => items.get(id) ?? [])
  const [first] = chosen
  if (!first) return null

  const only = chosen.length === 1 ? first : undefined
  const changeable = free(items, ids)
  const put = (changed: readonly Item[], merges?: string) =>
    board.edit({ put: changed, ...(merges !== undefined && { merges: `${merges} ${ids.join(' ')}` }) })
  const isLocked = chosen.every(({ locked }) => locked)
  const measures = { unit: t('boardPanels.mm'), isOff: changeable.length === 0 }

  return (
    <section className={styles['inspector']} aria-labelledby="inspector-title">
      <h2 id="inspector-title" className={styles['title']}>
        {only
          ? words.name(only)
          : t(isGroup(chosen) ? 'boardPanels.group' : 'boardPanels.several', { count: chosen.length })}
      </h2>
      {only?.type === 'sku' && <ChosenProduct sample={only} />}
      <div className={styles['measures']}>
        {(['x', 'y'] as const).map((side) => (
          <BoardNumberField
            key={side}
            {...measures}
            label={side.toUpperCase()}
            name={t(`boardPanels.${side}`)}
            value={shared(chosen, (item) => item[side])}
            least={-LONGEST_SIDE_MM}
            most={LONGEST_SIDE_MM}
            onSet={(at) => put(placedAt(changeable, side, at), side)}
          />
        ))}
        {(['w', 'h'] as const).map((side) => (
          <BoardNumberField
            key={side}
            {...measures}
            label={t(`boardPanels.short.${side}`)}
            name={t(`boardPanels.${side}`)}
            value={shared(chosen, (item) => item[side])}
            least={SHORTEST_SIDE_MM}
            most={LONGEST_SIDE_MM}
            onSet={(length) => put(sized(changeable, side, length), side)}
          />
        ))}
        <BoardNumberField
          {...measures}
          label={t('boardPanels.turn')}
          unit="°"
          value={shared(chosen, ({ rotation }) => rotation)}
          least={-360}
          most={360}
          onSet={(degrees) => put(turnedTo(changeable, degrees), 'turn')}
        />
        {only && <LayerField item={only} ordered={inDrawingOrder(items.values())} onMove={(changed) => put(changed)} />}
      </div>
      {only?.type === 'sku' && <Scale sample={only} />}
      <div className={styles['deeds']}>
        {only?.type === 'sku' && replacing?.(only)}
        <Grouping chosen={chosen} />
        <IconButton
          label={t(isLocked ? 'boardPanels.unlock' : 'boardPanels.lock')}
          isPressed={isLocked}
          onPress={() => put(chosen.map((item) => ({ ...item, locked: !isLocked })))}
        >
          {isLocked ? <IconLock /> : <IconLockOpen />}
        </IconButton>
        {changeable.some(({ type }) => type === 'sku' || type === 'picture') && (
          <>
            <IconButton label={t('boardPanels.flipX')} onPress={() => put(flipped(changeable, 'flipX'))}>
              <IconFlipVertical />
            </IconButton>
            <IconButton label={t('boardPanels.flipY')} onPress={() => put(flipped(changeable, 'flipY'))}>
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
      {only && !only.locked && (only.type === 'sku' || only.type === 'picture') && (
        <CropFields key={only.id} item={only} onCrop={put} />
      )}
      <Arranging items={changeable} onArrange={put} />
      <Looks items={changeable} onChange={put} />
    </section>
  )
}

/** An item as the board's background: a material at the board's scale, or an own picture. */
function groundOf(item: Sample | OwnPicture): BoardFields['background'] {
  if (item.type === 'picture') return { type: 'picture', value: item.refId }
  return { type: 'material', value: item.refId, snapshot: item.snapshot }
}

/** How much of the room a sample shows, or why that is unknown. */
function Scale({ sample }: { sample: Sample }) {
  const { t } = useTranslation()
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const area = areaInRoom(sample, scale)
  const metres = (mm: number) => Math.round(mm) / 1000
  return (
    <p className={styles['hint']}>
      {area
        ? t('boardPanels.covers', { w: metres(area.w), h: metres(area.h), scale })
        : t(sample.snapshot.cover?.mmWidth ? 'boardPanels.isOffScale' : 'boardPanels.noScale')}
    </p>
  )
}
