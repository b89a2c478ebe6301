import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import type { Folder } from '../queries.ts'
import { FolderCard } from './card/FolderCard.tsx'
import { useFolderDrag } from './folder-drag.ts'
import { useFolderInHand } from './folder-in-hand.ts'
import styles from './FolderGallery.module.css'
import { FolderMosaic } from './card/FolderMosaic.tsx'
import { galleryLayout } from './gallery-layout.ts'
import { movedTo } from '../../kit/lists/order.ts'
import { useRowsInView } from './rows-in-view.ts'
import { reaching, toggled, type ListSelection } from '../../kit/lists/selection.ts'
import { useSorting } from './sorting.ts'

const EAGER_ROWS = 2
/** Off: the gallery announces moves itself, in the reader's language. */
const SILENT = { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence }

interface FolderGalleryProps {
  /** In their order. */
  folders: readonly Folder[]
  /** Epoch milliseconds. */
  now: number
  /** The form of a new folder, in the first place. */
  draft: ReactNode
  isSortable: boolean
  selection: ListSelection
  onSelect: (selection: ListSelection) => void
  onCover: (id: string) => void
  onDelete: (id: string) => void
}

/** Folders in rows and columns, sorted by hand. Only the rows near the window are in the document. */
export function FolderGallery(props: FolderGalleryProps) {
  const { folders, now, draft, isSortable, selection, onSelect, onCover, onDelete } = props
  const { t } = useTranslation()
  const hintId = useId()
  const { gridRef, width, top } = useGridPlace<HTMLUListElement>()
  const layout = galleryLayout(width, usePageUnit())
  const { columns, cellWidth, rowHeight } = layout
  const [renamed, setRenamed] = useState<string | null>(null)
  const ids = folders.map(({ id }) => id)
  const { carried, sensors, handlers, inHand, said } = useSortingByHand({
    folders,
    grid: gridRef,
    layout,
    onPlace: (place) => goTo(place),
  })
  const placeById = placesOf(ids, carried ?? inHand.held, draft ? 1 : 0)
  const cellCount = ids.length + (draft ? 1 : 0)
  const { first, last, scrollToRow } = useRowsInView({ count: Math.ceil(cellCount / columns), rowHeight, top })
  const goTo = (place: number) => scrollToRow(Math.floor((place + (draft ? 1 : 0)) / columns))
  // Putting a folder down moves its cell in the document, which loses the focus: it gets the focus back after each render.
  useEffect(() => {
    if (inHand.last !== null) focusIfLost(document.getElementById(gripId(inHand.last)))
  })
  const carriedFolder = carried && folders.find(({ id }) => id === carried.id)
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      {...handlers}
    >
      <ul
        ref={gridRef}
        className={styles['gallery']}
        style={{ height: Math.ceil(cellCount / columns) * rowHeight }}
        data-carrying={carried !== null}
        aria-label={t('folders.gallery')}
      >
        {draft && (
          <li className={styles['cell']} style={styleOfCell(0, layout)}>
            {draft}
          </li>
        )}
        {folders.map((folder) => {
          const place = placeById.get(folder.id) ?? 0
          const row = Math.floor(place / columns)
          if ((row < first || row > last) && folder.id !== inHand.held?.id) return null
          return (
            <li
              key={folder.id}
              className={styles['cell']}
              style={styleOfCell(place, layout)}
              aria-setsize={ids.length}
              aria-posinset={place + (draft ? 0 : 1)}
            >
              <FolderCard
                folder={folder}
                now={now}
                width={cellWidth}
                isEager={row < EAGER_ROWS}
                isChosen={selection.ids.has(folder.id)}
                isChoosing={selection.hasBegun}
                isRenaming={renamed === folder.id}
                grip={isSortable ? gripOf(folder.id, hintId, inHand) : null}
                onChoose={(isStretch) =>
                  onSelect(isStretch ? reaching(selection, folder.id, ids) : toggled(selection, folder.id))
                }
                onRename={setRenamed}
                onCover={onCover}
                onDelete={onDelete}
              />
            </li>
          )
        })}
      </ul>
      <DragOverlay dropAnimation={null} className={styles['carried'] ?? ''}>
        {carriedFolder && <FolderMosaic folder={carriedFolder} width={cellWidth} isEager />}
      </DragOverlay>
      <SpokenHints hintId={hintId} said={said} />
    </DndContext>
  )
}

function SpokenHints({ hintId, said }: { hintId: string; said: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p id={hintId} hidden>
        {t('folders.moveHint')}
      </p>
      <output className="visually-hidden">{said}</output>
    </>
  )
}

interface SortingByHand {
  folders: readonly Folder[]
  grid: RefObject<HTMLUListElement | null>
  layout: ReturnType<typeof galleryLayout>
  onPlace: (place: number) => void
}

/** Folders are moved by pointer or by keys; `said` tells a screen reader what has happened. */
function useSortingByHand({ folders, grid, layout, onPlace }: SortingByHand) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const ids = folders.map(({ id }) => id)
  const nameOf = (id: string) => folders.find((folder) => folder.id === id)?.name ?? ''
  const { sort } = useSorting()
  const drag = useFolderDrag({
    ids,
    grid,
    layout,
    onLift: (id) => setSaid(t('folders.lifted', { name: nameOf(id) })),
    onDrop: (id, place) => {
      sort(id, place)
      setSaid(t('folders.dropped', { name: nameOf(id), place: place + 1, count: ids.length }))
    },
    onCancel: (id) => setSaid(t('folders.putBack', { name: nameOf(id) })),
  })
  const { columns } = layout
  const inHand = useFolderInHand({ ids, columns, nameOf, onSay: setSaid, onDrop: sort, onPlace })
  return { ...drag, inHand, said }
}

interface Carried {
  id: string
  place: number
}

/** The cells keep their order in the document during a drag: moved there, a cell would lose the finger or the focus. */
function placesOf(ids: readonly string[], carried: Carried | null, firstPlace: number): Map<string, number> {
  const order = carried ? movedTo(ids, carried.id, carried.place) : ids
  return new Map(order.map((id, place) => [id, place + firstPlace]))
}

function styleOfCell(place: number, { columns, cellWidth, gap, rowHeight }: ReturnType<typeof galleryLayout>) {
  return {
    width: cellWidth,
    height: rowHeight,
    transform: `translate(${(place % columns) * (cellWidth + gap)}px, ${Math.floor(place / columns) * rowHeight}px)`,
  }
}

function gripId(id: string): string {
  return `folder-grip-${id}`
}

function gripOf(id: string, hintId: string, { held, pressKey, giveUp }: ReturnType<typeof useFolderInHand>) {
  return { id: gripId(id), hintId, isHeld: id === held?.id, onKey: pressKey, onLeave: giveUp }
}

function silence(): undefined {
  return undefined
}
