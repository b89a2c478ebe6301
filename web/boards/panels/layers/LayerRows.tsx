import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { usePageUnit } from '../../../ui/page-unit.ts'
import { say } from '../../../ui/toasts/spoken.ts'
import { useItemWords } from '../../editor/desk/item-words.ts'
import { useEdited, useEditedBoard } from '../../editor/state/board-editor.ts'
import { select, toggle, useSelection } from '../../editor/state/selection.ts'
import { atLayer, layeredAbove } from '../../verbs/layers.ts'
import { renamed } from '../../verbs/naming.ts'
import { useLayerDrag, type Dropped } from './layer-drag.ts'
import { LayerRow } from './LayerRow.tsx'
import styles from './Layers.module.css'

/** Design pixels. */
const ROW_HEIGHT = 36
const ROW_HEIGHT_OF_PHONE = 44

/**
 * Everything that lies on the board, the uppermost first. A row that is pressed is chosen; its handle is drawn to another layer,
 * and its buttons, or Alt with an arrow, bring it there step by step. Only the rows in sight are in the document, and the one
 * that the Tab key stops at; the arrow keys go through all.
 *
 * A group holds places on the paper together, not layers: what belongs to it may lie below and above others on purpose. So a row
 * is drawn alone, out of its group's rows and into another's; where several are chosen, as a group is that was chosen on the
 * paper, they are drawn together, whichever of them is taken hold of.
 */
export function LayerRows() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const items = useEdited(({ draft }) => draft.items)
  const words = useItemWords()
  const chosen = useSelection()
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

  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    // What is held has the pointer, and must stay while the list is scrolled under it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stop, place(carried?.heldId)])]
        .filter((index) => index >= 0 && index < rows.length)
        .toSorted((one, other) => one - other),
  })
  const measureAnew = useEffectEvent(() => virtualizer.measure())
  // Rows are as high as the window makes them.
  useEffect(() => measureAnew(), [rowHeight])

  const showChosen = useEffectEvent(() => {
    const first = rows.findIndex(({ id }) => chosen.includes(id))
    const isAtIt = list.current?.contains(document.activeElement)
    if (first >= 0 && !isAtIt) virtualizer.scrollToIndex(first)
  })
  // Whoever chooses on the paper finds it in the list.
  useEffect(() => showChosen(), [chosen])

  const wantsFocus = useRef<string | null>(null)
  // A row that was out of sight comes into the document first, and a name that was typed is a button again.
  useEffect(() => {
    if (wantsFocus.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-name="${wantsFocus.current}"]`)?.focus({ preventScroll: true })
    wantsFocus.current = null
  })

  /** Told, and followed to where it lies then. */
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
    wantsFocus.current = id
    setStopId(id)
    virtualizer.scrollToIndex(index)
  }
  const press = (event: KeyboardEvent, item: Item, index: number) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (event.key === 'F2') setRenamingId(item.id)
    else if (by && event.altKey) {
      if (!item.locked && rows[index - by]) step(item, by)
    } else if (target !== undefined) goTo(Math.min(Math.max(target, 0), rows.length - 1))
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className={styles['box']}>
      <ol
        ref={list}
        className={styles['rows']}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t('boardPanels.layersOf')}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const item = rows[index]
          if (!item) return null
          return (
            <LayerRow
              key={item.id}
              item={item}
              index={index}
              count={rows.length}
              style={{ height: size, transform: `translateY(${start}px)` }}
              isStop={index === stop}
              isChosen={chosen.includes(item.id)}
              isCarried={typeof carried?.gap === 'number' && carried.ids.includes(item.id)}
              isRenaming={item.id === renamingId}
              onChoose={(isMore) => {
                setStopId(item.id)
                if (isMore) toggle([item.id])
                else select([item.id])
              }}
              onStep={(by) => step(item, by)}
              onRename={() => {
                setStopId(item.id)
                setRenamingId(item.id)
              }}
              onRenamed={(name, isByKey) => {
                if (isByKey) wantsFocus.current = item.id
                endRenaming(item, name)
              }}
              onKey={(event) => press(event, item, index)}
              onHold={(event) => {
                const isOneOf = chosen.includes(item.id)
                hold(event, item.id, isOneOf ? free(rows, chosen) : [item.id])
              }}
            />
          )
        })}
        {typeof carried?.gap === 'number' && (
          <li
            className={styles['line']}
            style={{ transform: `translateY(${carried.gap * rowHeight}px)` }}
            aria-hidden
          />
        )}
      </ol>
    </div>
  )
}

/** The chosen ones that may be moved. */
function free(rows: readonly Item[], chosen: readonly string[]): string[] {
  return rows.filter(({ id, locked }) => !locked && chosen.includes(id)).map(({ id }) => id)
}
