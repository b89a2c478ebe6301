import { closestCenter, DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderItem } from '../../../../contract/favourites.ts'
import type { CardActions } from '../../../finding/cards/card-actions.ts'
import { CardGrid } from '../../../finding/grid/CardGrid.tsx'
import type { CardPlace } from '../../../finding/grid/use-cards.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { CarriedPictures } from './CarriedPictures.tsx'
import styles from './ItemGallery.module.css'
import { targetGapOf, type Carried } from '../../../kit/lists/carried.ts'
import { reportFailure } from '../../../errors/report.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { useNamedPart } from '../../../workspace/named-part.ts'
import type { ItemOrder } from '../items/item-changes.ts'
import { ItemCard, type CarryingMark, type ItemHandlers } from './ItemCard.tsx'
import type { ListSelection } from '../../../kit/lists/selection.ts'
import { useItemDrag } from './use-carrying.ts'

/** The height of two lines of a note, in units. */
export const NOTE_ROOM = 44

/** CSS px: a shorter movement is a click. */
const DRAG_FROM = 8
// The gallery announces moves itself, in the page's language, for keys and pointers alike.
const SILENT = { announcements: undefinedAnnouncements(), screenReaderInstructions: { draggable: '' } }

interface ItemGalleryProps {
  items: readonly FolderItem[]
  total: number
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions: CardActions | undefined
  selection: ListSelection
  onTick: ItemHandlers['onTick']
  /** Whether notes can be written, not only read. */
  mayNote: boolean
  /** Loads the rest of the folder. */
  readAll: () => Promise<readonly FolderItem[]>
  /** Null where items cannot be moved: another sort, filtered, or no right to edit. */
  onSort: ((order: ItemOrder) => void) | null
}

/** The items of a folder, which can be ticked and moved. */
export function ItemGallery(props: ItemGalleryProps) {
  const { items, total, hasMatchLine, hasMore, onNearEnd, actions, selection, onTick, mayNote, onSort } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const order = useMemo(() => items.map(({ id }) => id), [items])
  const itemOf = (id: string) => items.find((item) => item.id === id)
  const carrying = useItemDrag({
    order,
    ticked: selection.ids,
    nameOf: (id) => nameOf(isChinese, itemOf(id)?.product ?? { name: '', enName: '' }),
    onDrop: (next) => onSort?.(next),
  })
  const { carried } = carrying
  const named = useNamedItem(props)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(TouchSensor, { activationConstraint: { distance: DRAG_FROM } }),
  )
  const handlers = useSteady({
    onTick,
    onHandleKey: (id: string, event: KeyboardEvent) => carrying.pressKey(id, event),
    onHandleLeft: () => void carrying.leaveKeys(),
  })
  const { ids: tickedIds, hasBegun } = selection
  const canSort = onSort !== null
  const keyOf = useCallback((position: number) => order[position] ?? '', [order])
  const renderCard = useCallback(
    (position: number, place: CardPlace) => {
      const item = items[position]
      if (!item) return null
      return (
        <ItemCard
          key={item.id}
          item={item}
          {...place}
          actions={actions}
          handlers={handlers}
          isTicked={tickedIds.has(item.id)}
          isSelecting={hasBegun}
          carrying={canSort ? markOf(carried, item.id, position) : null}
          isNamed={item.id === named}
          mayNote={mayNote}
        />
      )
    },
    [items, actions, handlers, tickedIds, hasBegun, canSort, carried, named, mayNote],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragStart={({ active }) => carrying.take(String(active.id))}
      onDragOver={({ over }) => over && carrying.holdOver(order.indexOf(String(over.id)))}
      onDragEnd={carrying.drop}
      onDragCancel={carrying.giveUp}
    >
      <CardGrid
        label={t('folder.label')}
        count={items.length}
        total={total}
        room={{ hasMatchLine, below: NOTE_ROOM }}
        hasMore={hasMore}
        onNearEnd={onNearEnd}
        keyOf={keyOf}
        renderCard={renderCard}
        keptPosition={carried?.from ?? placeIn(order, named)}
      />
      <DragOverlay dropAnimation={null} className={styles['carried'] ?? ''}>
        {carried && <CarriedPictures items={carried.ids.flatMap((id) => itemOf(id) ?? [])} />}
      </DragOverlay>
      <output className="visually-hidden">{carrying.words}</output>
    </DndContext>
  )
}

/** The item that the address names, once it has loaded. */
function useNamedItem({ items, readAll }: ItemGalleryProps): string | null {
  const { t } = useTranslation()
  const [named, setNamed] = useState<string | null>(null)
  const find = async (id: string) => {
    const isNamed = (item: FolderItem) => item.id === id
    if (items.some(isNamed) || (await readAll()).some(isNamed)) setNamed(id)
    else showToast(t('folder.itemGone'))
  }
  useNamedPart('item', true, (id) => void find(id).catch(reportFailure))
  return named
}

function placeIn(order: readonly string[], id: string | null): number | undefined {
  return id !== null && order.includes(id) ? order.indexOf(id) : undefined
}

/** The card's part in the current drag. */
function markOf(carried: Carried | null, id: string, position: number): CarryingMark {
  if (!carried) return 'nothing'
  if (carried.over !== carried.from && position === carried.over)
    return targetGapOf(carried) > position ? 'after' : 'before'
  return carried.ids.includes(id) ? 'self' : 'none'
}

/** The latest handlers behind one object that never changes, so that new handlers render no card again. */
function useSteady(latest: ItemHandlers): ItemHandlers {
  const ref = useRef(latest)
  // oxlint-disable-next-line react/refs -- read by events alone, after this drawing
  ref.current = latest
  return useMemo(
    () => ({
      onTick: (id, isRange) => ref.current.onTick(id, isRange),
      onHandleKey: (id, event) => ref.current.onHandleKey(id, event),
      onHandleLeft: () => ref.current.onHandleLeft(),
    }),
    [],
  )
}

function undefinedAnnouncements() {
  const nothing = () => undefined
  return { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }
}
