import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { useItemWords } from '../../editor/desk/item-words.ts'
import { useEdited, useEditedBoard } from '../../editor/state/board-editor.ts'
import { select, toggle, useChosenIds } from '../../editor/state/selection.ts'
import { atLayer, layeredAbove } from '../../verbs/layers.ts'
import { renamed } from '../../verbs/naming.ts'
import { useLayerDrag, type Dropped } from './layer-drag.ts'
import { useLaterFocus, useLayersInSight } from './rows-in-sight.ts'

/** Design pixels. */
const ROW_HEIGHT = 36
const ROW_HEIGHT_OF_PHONE = 44

/** The state of the list of layers: the rows in sight, the row that Tab stops at, and the actions on each. */
export function useLayerRows() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const items = useEdited(({ draft }) => draft.items)
  const words = useItemWords()
  const chosen = useChosenIds()
  const { u, isPhone } = usePageUnit()
  const rows = useMemo(() => inDrawingOrder(items.values()).toReversed(), [items])
  const [stopId, setStopId] = useState<string>()
  const [renamingId, setRenamingId] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const rowHeight = (isPhone ? ROW_HEIGHT_OF_PHONE : ROW_HEIGHT) * u

  const place = (id: string | undefined) => rows.findIndex((item) => item.id === id)
  const stop = Math.max(place(stopId), 0)
  const drop = ({ ids, gap, heldId }: Dropped) => {
    const below = rows.slice(gap).filter(({ id }) => !ids.includes(id)).length
    bring(heldId, layeredAbove(rows, new Set(ids), below))
  }
  const { carried, hold } = useLayerDrag({ box, list, rowHeight, count: rows.length, onDrop: drop })

  const virtualizer = useLayersInSight({ box, list, rows, rowHeight, chosen, kept: [stop, place(carried?.heldId)] })
  const focusLater = useLaterFocus(list)

  /** Moves the item to another layer, scrolls to it, and says its new layer. */
  function bring(id: string, put: Item[]): void {
    setStopId(id)
    if (put.length > 0) board.edit({ put })
    const now = inDrawingOrder(board.get().draft.items.values())
    const index = now.findIndex((item) => item.id === id)
    const item = now[index]
    if (!item) return
    virtualizer.scrollToIndex(now.length - 1 - index)
    say(t('boardPanels.lies', { name: words.name(item), layer: index + 1, layers: now.length }))
  }
  const step = (item: Item, by: 1 | -1) => bring(item.id, atLayer(rows, item.id, rows.length - place(item.id) + by))
  const endRenaming = (item: Item, name: string | null) => {
    setRenamingId(undefined)
    const next = name === null ? item : renamed(item, name)
    if (next !== item) board.edit({ put: [next] })
  }
  const goTo = (index: number) => {
    const id = rows[index]?.id
    if (id === undefined) return
    focusLater(id)
    setStopId(id)
    virtualizer.scrollToIndex(index)
  }
  const press = (event: KeyboardEvent, item: Item, index: number) => {
    const wanted = wantedByKey(event, index, rows.length)
    if (!wanted) return
    event.preventDefault()
    if (wanted === 'rename') setRenamingId(item.id)
    else if ('step' in wanted) {
      if (!item.locked && rows[index - wanted.step]) step(item, wanted.step)
    } else goTo(wanted.goTo)
  }

  const actionsOf = (item: Item, index: number) => ({
    onChoose: (isMore: boolean) => {
      setStopId(item.id)
      if (isMore) toggle([item.id])
      else select([item.id])
    },
    onStep: (by: 1 | -1) => step(item, by),
    onRename: () => {
      setStopId(item.id)
      setRenamingId(item.id)
    },
    onRenamed: (name: string | null, isByKey: boolean) => {
      if (isByKey) focusLater(item.id)
      endRenaming(item, name)
    },
    onKey: (event: KeyboardEvent) => press(event, item, index),
    onHold: (event: PointerEvent<HTMLElement>) => {
      const isOneOf = chosen.includes(item.id)
      hold(event, item.id, isOneOf ? free(rows, chosen) : [item.id])
    },
  })
  return { box, list, rows, rowHeight, virtualizer, chosen, stop, renamingId, carried, actionsOf }
}

/** What a key does at a row; undefined for other keys. */
function wantedByKey(
  { key, altKey }: KeyboardEvent,
  index: number,
  count: number,
): 'rename' | { step: 1 | -1 } | { goTo: number } | undefined {
  if (key === 'F2') return 'rename'
  if (altKey && key === 'ArrowUp') return { step: 1 }
  if (altKey && key === 'ArrowDown') return { step: -1 }
  const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : { goTo: Math.min(Math.max(target, 0), count - 1) }
}

/** The chosen items that are not locked. */
function free(rows: readonly Item[], chosen: readonly string[]): string[] {
  return rows.filter(({ id, locked }) => !locked && chosen.includes(id)).map(({ id }) => id)
}
