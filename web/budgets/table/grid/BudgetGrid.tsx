// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { usePageUnit } from '../../../ui/page-unit.ts'
import type { Store } from '../../../ui/store.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { rowActs } from '../bulk/row-acts.ts'
import { RowMenu } from '../bulk/RowMenu.tsx'
import { PastePreview } from '../clipboard/PastePreview.tsx'
import { emptied, filledDown, filledTo } from '../clipboard/filling.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { replaced, type ChosenColumns } from '../columns/chosen-columns.ts'
import { columnWidths, widthStyles } from '../columns/column-widths.ts'
import { ColumnList, ColumnMenu } from '../columns/ColumnMenu.tsx'
import type { ColumnKey } from '../columns/column.ts'
import { HeadRow } from '../columns/HeadRow.tsx'
import { useHeadDrag } from '../columns/use-head-drag.ts'
import { pressKey } from '../keys/grid-keys.ts'
import { HEAD, isOneCell, type Place } from '../keys/selection.ts'
import type { BudgetTableProps } from '../parts.ts'
import { groupName, roomMeasure } from '../rows/group-name.ts'
import type { LineRow } from '../rows/outline.ts'
import type { Subtotal } from '../rows/subtotals.ts'
import { factsAt, lineRowsIn, type TableModel } from '../table-model.ts'
import { say } from '../../../ui/toasts/spoken.ts'
import { cellId } from './cell-id.ts'
import styles from './Grid.module.css'
import { GridRow, type RowActs } from './GridRow.tsx'
import { GroupHead } from './GroupHead.tsx'
import { columnAt, HEAD_COLUMN } from './head-column.ts'
import { useBoxWidth } from './use-box-width.ts'
import { useEditing } from './use-editing.ts'
import { usePointer } from './use-pointer.ts'
import { isInSight, useRowsInSight } from './use-rows-in-sight.ts'
import { useSelection } from './use-selection.ts'
import { useTicks } from './use-ticks.ts'

interface BudgetGridProps extends Pick<BudgetTableProps, 'grouping' | 'onExplain' | 'onOpenLine' | 'onOpenProduct'> {
  model: TableModel
  chosen: Store<ChosenColumns> & { reset: () => void }
  subtotals: ReadonlyMap<string, Subtotal>
  onFold: (groupId: string) => void
}

type Menu = { at: { x: number; y: number } } & (
  | { of: 'row'; row: LineRow }
  | { of: 'column'; column: ColumnKey }
  | { of: 'list' }
)

/** The table on a screen with keys and a pointer. The focus is the grid's; `aria-activedescendant` says where somebody is. */
export function BudgetGrid(props: BudgetGridProps) {
  const { model, chosen, subtotals, grouping, onFold, onExplain, onOpenLine, onOpenProduct } = props
  const { outline, columns, context } = model
  const { t } = context.words
  const gridId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { u } = usePageUnit()
  const boxWidth = useBoxWidth(grid)
  const choice = chosen.get()
  const [menu, setMenu] = useState<Menu | null>(null)
  const focusGrid = () => grid.current?.focus({ preventScroll: true })

  const selection = useSelection(outline, columns)
  const { active, block } = selection
  const editing = useEditing(model, selection, focusGrid)
  const ticks = useTicks(outline)
  const acts = rowActs(model, grouping)
  const { virtualizer, head } = useRowsInSight({ box: grid, rows: outline.rows, u, kept: [active.row] })
  const widths = useMemo(() => columnWidths(choice, boxWidth, u), [choice, boxWidth, u])

  const row = outline.rows[active.row]
  const column = columnAt(columns, active.column)
  const menuAt = (anchor: HTMLElement) => {
    const { left, bottom } = anchor.getBoundingClientRect()
    return { x: left, y: bottom }
  }
  const cellOf = (place: Place) => document.getElementById(cellId(gridId, place.row, place.column))
  const openColumnMenu = (key: ColumnKey, anchor: HTMLElement) =>
    setMenu({ of: 'column', column: key, at: menuAt(anchor) })
  const headDrag = useHeadDrag({ chosen, u, onPress: openColumnMenu })
  const clipboard = useClipboard({ grid, model, block, write: editing.write })

  /** The rows that something is done with: the ticked ones where this is one of them. */
  const rowsWith = (one: LineRow) => (ticks.keys.has(one.key) ? ticks.rows : [one])
  const openRowMenu = (one: LineRow, at: Menu['at']) => setMenu({ of: 'row', row: one, at })

  const go = (place: Place, isExtending = false) => selection.go(place, isExtending)
  const showActive = useEffectEvent(() => {
    if (!isInSight(virtualizer, active.row)) virtualizer.scrollToIndex(active.row)
    showColumn(grid.current, active.column, { widths: widths.widths, frozen: choice.frozen })
  })
  const isFirst = useRef(true)
  // Wherever somebody goes is brought into sight; the table stays where it is until then.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else showActive()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever somebody has gone elsewhere
  }, [active.row, active.column])

  const write = (cells: Parameters<typeof editing.write>[0], said: 'filled' | 'emptied') => {
    const { takenCount, refused } = editing.write(cells)
    const notTaken = refused.filter(({ cell }) => cell.text !== '').length
    const words = [t(`budgetTable.said.${said}`, { count: takenCount })]
    if (notTaken > 0) words.push(t('budgetTable.said.notTaken', { count: notTaken }))
    say(words.join(' '))
  }
  const insertBelow = () => {
    const made = acts.insertBelow(row?.kind === 'line' ? row : lineRowsIn(model, 0, active.row).at(-1))
    // It is in the table at the next drawing.
    if (made) setInserted(made.key)
  }
  const [inserted, setInserted] = useState<string | null>(null)
  const followInserted = useEffectEvent(() => {
    const index = inserted === null ? undefined : outline.indexByKey.get(inserted)
    if (index === undefined) return
    setInserted(null)
    const item = columns.findIndex(({ key }) => key === 'item') + 1
    go({ row: index, column: item || 1 })
    editing.start({ row: index, column: item || 1 })
  })
  // A line that was just made is where somebody goes on.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once it is in the table
  useEffect(() => followInserted(), [inserted, outline])

  const moveRow = (by: 1 | -1) => {
    if (row?.kind !== 'line') return
    const rows = rowsWith(row)
    const first = outline.indexByKey.get(rows[0]?.key ?? '') ?? active.row
    const last = outline.indexByKey.get(rows.at(-1)?.key ?? '') ?? active.row
    const gap = by === 1 ? last + 2 : first - 1
    dropRows(rows, gap)
  }
  /** To stand before the row at the gap, and in its group; at a group's head at the end of the group before. */
  const dropRows = (rows: readonly LineRow[], gap: number) => {
    const before = outline.rows[gap]
    const above = outline.rows[gap - 1]
    const groupId = before?.kind === 'line' ? before.groupId : (above?.groupId ?? before?.groupId)
    if (groupId === undefined) return
    const next = before?.kind === 'line' ? before.lineId : nextLineId(rows, above)
    acts.move(rows, { groupId, beforeLineId: next })
  }
  /** The line after a group's last row, which may stand anywhere. */
  const nextLineId = (rows: readonly LineRow[], above: TableModel['outline']['rows'][number] | undefined) => {
    if (above?.kind !== 'line' || rows.some(({ lineId }) => lineId === above.lineId)) return undefined
    const lines = [...outline.lineIds]
    return lines[lines.indexOf(above.lineId) + 1] ?? null
  }

  const open = () => {
    if (active.row === HEAD) {
      const anchor = cellOf(active)
      if (active.column === HEAD_COLUMN && anchor) setMenu({ of: 'list', at: menuAt(anchor) })
      else if (column && anchor) openColumnMenu(column.key, anchor)
    } else if (row?.kind === 'group') onFold(row.groupId)
    else if (row && active.column === HEAD_COLUMN) ticks.toggle(row.key, false)
    else if (row && column?.key === 'picture') openPicture(row)
    else if (row && column?.explains) explain(active)
    else editing.start(active)
  }
  const openPicture = ({ lineId }: LineRow) => {
    const line = model.items.get(lineId)
    if (line?.type !== 'line') return
    if (line.skuId !== null && onOpenProduct) onOpenProduct(line.skuId)
    else onOpenLine?.(lineId)
  }
  const explain = (place: Place) => {
    const explained = columnAt(columns, place.column)?.explains
    const of = outline.rows[place.row]
    const anchor = cellOf(place)
    if (explained && of?.kind === 'line' && anchor) onExplain?.(of.lineId, explained, anchor)
  }

  const rowAt = (clientY: number) => {
    const { current } = grid
    const top = current?.getBoundingClientRect().top ?? 0
    const offset = clientY - top + (current?.scrollTop ?? 0)
    const item = virtualizer.getVirtualItemForOffset(Math.max(offset, head))
    if (!item) return { row: active.row, isLower: false }
    return { row: item.index, isLower: offset > item.start + item.size / 2 }
  }
  const pointer = usePointer({
    grid,
    block,
    rowAt,
    onPress: (place, event) => {
      editing.settle()
      go(place, event.shiftKey)
    },
    onExtend: (place) => {
      if (place.row !== active.row || place.column !== active.column) go(place, true)
    },
    onFill: (to) => {
      if (to >= block.top && to <= block.bottom) return
      write(filledTo(model, block, to), 'filled')
      selection.selectBlock(
        { row: Math.min(block.top, to), column: block.left },
        { row: Math.max(block.bottom, to), column: block.right },
      )
    },
    onDropRows: (index, gap) => {
      const held = outline.rows[index]
      if (held?.kind === 'line') dropRows(rowsWith(held), gap)
    },
    onRowMenu: (index, anchor) => {
      const pressed = outline.rows[index]
      if (pressed?.kind !== 'line') return
      go({ row: index, column: HEAD_COLUMN })
      openRowMenu(pressed, menuAt(anchor))
    },
    onTick: (index, isRange) => {
      const pressed = outline.rows[index]
      if (pressed?.kind === 'line') ticks.toggle(pressed.key, isRange)
    },
  })

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    const page = Math.max(
      Math.floor(((grid.current?.clientHeight ?? 0) - head) / virtualizer.options.estimateSize(1)) - 1,
      1,
    )
    const isOurs = pressKey(event, {
      active,
      size: { rows: outline.rows.length, columns: columns.length + 1, page },
      go,
      open,
      edit: (typed) => editing.start(active, typed),
      empty: () => {
        const cells = emptied(model, block)
        if (cells.length > 0) write(cells, 'emptied')
        else editing.start(active)
      },
      escape: () => {
        if (editing.forgetWrong(active)) return
        if (ticks.keys.size > 0) ticks.clear()
        else go(active)
      },
      selectAll: () =>
        selection.selectBlock({ row: 0, column: 1 }, { row: outline.rows.length - 1, column: columns.length }),
      fillDown: () => write(filledDown(model, block), 'filled'),
      undo: () => {
        model.editor.undo()
        say(t('budgetTable.said.undone'))
      },
      redo: () => {
        model.editor.redo()
        say(t('budgetTable.said.redone'))
      },
      tick: () => {
        if (active.row === HEAD) ticks.toggleAll()
        else ticks.toggleSome(lineRowsIn(model, block.top, block.bottom).map(({ key }) => key))
      },
      openLine: () => row?.kind === 'line' && onOpenLine?.(row.lineId),
      insertBelow,
      moveRow,
      moveColumn: (by) => column && chosen.set(replaced(choice, column.key, choice.keys.indexOf(column.key) + by)),
    })
    if (!isOurs) return
    event.preventDefault()
    event.stopPropagation()
  }
  const click = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('[data-row]')
    if (!cell) return
    const place = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
    const pressed = outline.rows[place.row]
    if (pressed?.kind === 'group') onFold(pressed.groupId)
    else if (pressed && target.closest('[data-picture]')) openPicture(pressed)
    else if (target.closest('[data-explained]') && !event.shiftKey) explain(place)
  }
  const doubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (row?.kind === 'line' && column?.write && target.closest('[data-row]')) editing.start(active)
  }
  const contextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (target.closest('textarea')) return
    const cell = target.closest<HTMLElement>('[data-row]')
    const index = cell ? Number(cell.dataset['row']) : active.row
    const pressed = outline.rows[index]
    const anchor = cell ?? cellOf(active)
    if (pressed?.kind !== 'line' || !anchor) return
    event.preventDefault()
    if (cell && (index < block.top || index > block.bottom)) go({ row: index, column: Number(cell.dataset['column']) })
    openRowMenu(pressed, cell ? { x: event.clientX, y: event.clientY } : menuAt(anchor))
  }

  const latest = useRef(editing)
  // Rows keep the same functions, whatever is drawn anew around them.
  useEffect(() => {
    latest.current = editing
  })
  const acting = useMemo<RowActs>(
    () => ({
      note: (text) => latest.current.note(text),
      commit: (text, then) => {
        latest.current.commit(text, then)
        if (then === 'stay') grid.current?.focus({ preventScroll: true })
      },
      cancel: () => latest.current.cancel(),
      leave: () => latest.current.settle(),
    }),
    [],
  )

  const totalPlace = columns.findIndex(({ key }) => key === 'total') + 1 || columns.length
  const isSpread = !isOneCell(block)
  const groups = outline.groupIds.map((id) => ({ id, name: nameOf(id) }))
  function nameOf(groupId: string): string {
    const { items } = model
    const lineId = outline.firstLineOf.get(groupId)
    return groupName(groupId, { grouping, items, words: context.words, lineId })
  }
  const closeMenu = () => {
    setMenu(null)
    focusGrid()
  }

  return (
    <div className={styles['frame']} style={widthStyles(widths)}>
      <div
        ref={grid}
        role="grid"
        className={styles['grid']}
        tabIndex={0}
        aria-label={t('budgetTable.label')}
        aria-rowcount={outline.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(gridId, active.row, row?.kind === 'group' ? 0 : active.column)}
        data-spread={isSpread || undefined}
        data-ticks={ticks.keys.size > 0 || undefined}
        onKeyDown={press}
        onPointerDown={pointer.down}
        onClick={click}
        onDoubleClick={doubleClick}
        onContextMenu={contextMenu}
      >
        <HeadRow
          gridId={gridId}
          columns={columns}
          frozen={choice.frozen}
          currency={context.fields.baseCurrency}
          activeColumn={active.row === HEAD ? active.column : null}
          hasTicks={ticks.keys.size > 0}
          drag={headDrag}
          onTickAll={ticks.toggleAll}
          onList={(anchor) => setMenu({ of: 'list', at: menuAt(anchor) })}
        />
        <div role="rowgroup" className={styles['rows']} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const shown = outline.rows[index]
            if (shown?.kind === 'group')
              return (
                <GroupHead
                  key={shown.key}
                  gridId={gridId}
                  index={index}
                  row={shown}
                  name={nameOf(shown.groupId)}
                  measure={grouping === 'room' ? roomMeasure(context.rooms.get(shown.groupId), context) : ''}
                  subtotal={subtotals.get(shown.groupId)}
                  totalPlace={totalPlace}
                  start={start - head}
                  height={size}
                  isActive={index === active.row}
                />
              )
            const facts = factsAt(model, index)
            if (!shown || !facts) return null
            const isIn = index >= block.top && index <= block.bottom
            return (
              <GridRow
                key={shown.key}
                gridId={gridId}
                index={index}
                facts={facts}
                columns={columns}
                frozen={choice.frozen}
                context={context}
                start={start - head}
                height={size}
                isTicked={ticks.keys.has(shown.key)}
                selected={isIn ? { from: block.left, to: block.right } : null}
                activeColumn={index === active.row ? active.column : null}
                editing={editing.editing?.place.row === index ? editing.editing : null}
                notice={index === active.row ? editing.notice : null}
                wrongs={editing.wrongs}
                hasHandle={index === block.bottom && block.left > HEAD_COLUMN}
                acts={acting}
              />
            )
          })}
          {pointer.gap !== null && <div className={styles['drop']} style={{ top: topOf(pointer.gap) }} aria-hidden />}
          {pointer.fillTo !== null && (pointer.fillTo < block.top || pointer.fillTo > block.bottom) && (
            <div
              className={styles['filling']}
              style={{
                top: topOf(Math.min(pointer.fillTo, block.bottom + 1)),
                height:
                  topOf(Math.max(pointer.fillTo + 1, block.top)) - topOf(Math.min(pointer.fillTo, block.bottom + 1)),
              }}
              aria-hidden
            />
          )}
        </div>
      </div>
      {ticks.rows.length > 0 && (
        <BulkBar
          model={model}
          rows={ticks.rows}
          acts={acts}
          onWrite={editing.write}
          onUntick={() => {
            ticks.clear()
            focusGrid()
          }}
        />
      )}
      {clipboard.asked && (
        <PastePreview
          pasted={clipboard.asked}
          words={context.words}
          onPaste={() => clipboard.asked && clipboard.take(clipboard.asked)}
          onClose={clipboard.forget}
        />
      )}
      {menu?.of === 'column' && <ColumnMenu column={menu.column} chosen={chosen} at={menu.at} onClose={closeMenu} />}
      {menu?.of === 'list' && <ColumnList chosen={chosen} at={menu.at} onClose={closeMenu} />}
      {menu?.of === 'row' && (
        <RowMenu
          at={menu.at}
          row={menu.row}
          rows={rowsWith(menu.row)}
          groups={groups}
          acts={acts}
          hasProduct={hasProduct(model, menu.row)}
          onOpenLine={onOpenLine && (() => onOpenLine(menu.row.lineId))}
          onOpenProduct={() => openPicture(menu.row)}
          onInsert={insertBelow}
          onStep={moveRow}
          onClose={closeMenu}
        />
      )}
    </div>
  )

  function topOf(index: number): number {
    const offset = virtualizer.getOffsetForIndex(index, 'start')
    const item = virtualizer.measurementsCache[index]
    return (item ? item.start : (offset?.[0] ?? 0)) - head
  }
}

function hasProduct({ items }: TableModel, { lineId }: LineRow): boolean {
  const line = items.get(lineId)
  return line?.type === 'line' && line.skuId !== null
}

/** Scrolls a box so that a column is beside those that stay in sight, not under them. */
function showColumn(
  box: HTMLElement | null,
  place: number,
  { widths, frozen }: { widths: readonly number[]; frozen: number },
): void {
  if (!box || place <= frozen) return
  const leftOf = (at: number) => widths.slice(0, at).reduce((sum, width) => sum + width, 0)
  const held = leftOf(frozen + 1)
  const left = leftOf(place)
  const right = left + (widths[place] ?? 0)
  if (left - held < box.scrollLeft) box.scrollLeft = left - held
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth
}
