import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  inDrawingOrder,
  LONGEST_SIDE_MM,
  SHORTEST_SIDE_MM,
  type Item,
  type Sample,
} from '../../../contract/boards/item.ts'
import { mirroredText } from '../../../contract/boards/layout/words.ts'
import { areaInRoom, pieceBeyondPicture, showsMirrored } from '../../../contract/boards/scale.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useItemWords } from '../editor/desk/item-words.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { isGroup } from '../editor/state/choosing.ts'
import { useChosenIds } from '../editor/state/selection.ts'
import { free, placedAt, sharedValue, sized, turnedTo } from '../verbs/chosen.ts'
import { Arranging } from './Arranging.tsx'
import { ChosenProduct } from './ChosenProduct.tsx'
import { Contrast } from './contrast/Contrast.tsx'
import { CropFields } from './CropFields.tsx'
import styles from './Inspector.module.css'
import { ItemActions, type ChosenItems } from './ItemActions.tsx'
import { LayerField } from './LayerField.tsx'
import { Looks } from './looks/Looks.tsx'
import { BoardNumberField } from './BoardNumberField.tsx'

interface InspectorProps {
  /** A button of the page's, shown where one sample is chosen. */
  replacing?: (sample: Sample) => ReactNode
}

/** What can be done with the chosen items, and their place, sides and turn in numbers. Nothing where none is chosen. */
export function Inspector({ replacing }: InspectorProps) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const items = useEdited(({ draft }) => draft.items)
  const words = useItemWords()
  const ids = useChosenIds()
  const chosen = ids.flatMap((id) => items.get(id) ?? [])
  const [first] = chosen
  if (!first) return null

  const only = chosen.length === 1 ? first : undefined
  const changeable = free(items, ids)
  const put = (changed: readonly Item[], merges?: string) =>
    board.edit({ put: changed, ...(merges !== undefined && { merges: `${merges} ${ids.join(' ')}` }) })

  return (
    <section className={styles['inspector']} aria-labelledby="inspector-title">
      <h2 id="inspector-title" className={styles['title']}>
        {only
          ? words.name(only)
          : t(isGroup(chosen) ? 'boardPanels.group' : 'boardPanels.several', { count: chosen.length })}
      </h2>
      {only?.type === 'sku' && <ChosenProduct sample={only} />}
      <Contrast chosen={chosen} />
      <Measures chosen={chosen} changeable={changeable} items={items} onPut={put} />
      {only?.type === 'sku' && <Scale sample={only} />}
      <ItemActions chosen={chosen} changeable={changeable} onPut={put} replacing={replacing} />
      {only && !only.locked && (only.type === 'sku' || only.type === 'picture') && (
        <CropFields key={only.id} item={only} onCrop={put} />
      )}
      <Arranging items={changeable} onArrange={put} />
      <Looks items={changeable} onChange={put} />
    </section>
  )
}

function Measures({ chosen, changeable, items, onPut }: ChosenItems & { items: ReadonlyMap<string, Item> }) {
  const { t } = useTranslation()
  const only = chosen.length === 1 ? chosen[0] : undefined
  const measures = { unit: t('boardPanels.mm'), isOff: changeable.length === 0 }
  return (
    <div className={styles['measures']}>
      {(['x', 'y'] as const).map((side) => (
        <BoardNumberField
          key={side}
          {...measures}
          label={side.toUpperCase()}
          name={t(`boardPanels.${side}`)}
          value={sharedValue(chosen, (item) => item[side])}
          least={-LONGEST_SIDE_MM}
          most={LONGEST_SIDE_MM}
          onSet={(at) => onPut(placedAt(changeable, side, at), side)}
        />
      ))}
      {(['w', 'h'] as const).map((side) => (
        <BoardNumberField
          key={side}
          {...measures}
          label={t(`boardPanels.short.${side}`)}
          name={t(`boardPanels.${side}`)}
          value={sharedValue(chosen, (item) => item[side])}
          least={SHORTEST_SIDE_MM}
          most={LONGEST_SIDE_MM}
          onSet={(length) => onPut(sized(changeable, side, length), side)}
        />
      ))}
      <BoardNumberField
        {...measures}
        label={t('boardPanels.turn')}
        unit="°"
        value={sharedValue(chosen, ({ rotation }) => rotation)}
        least={-360}
        most={360}
        onSet={(degrees) => onPut(turnedTo(changeable, degrees), 'turn')}
      />
      {only && <LayerField item={only} ordered={inDrawingOrder(items.values())} onMove={(changed) => onPut(changed)} />}
    </div>
  )
}

/** How much of the room a sample shows and how its picture fills that, or why that is unknown. */
function Scale({ sample }: { sample: Sample }) {
  const { t } = useTranslation()
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const area = areaInRoom(sample, scale)
  const metres = (mm: number) => Math.round(mm) / 1000
  return (
    <p className={styles['hint']}>
      {area
        ? t('boardPanels.covers', { w: metres(area.w), h: metres(area.h), scale })
        : t(sample.snapshot.cover?.mmWidth ? 'boardPanels.isOffScale' : 'boardPanels.noScale')}
      {showsMirrored(sample, scale) && ` ${mirroredText(language, pieceBeyondPicture(sample.snapshot))}`}
    </p>
  )
}
