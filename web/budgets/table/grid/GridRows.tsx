// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { useEffect, useMemo, useRef } from 'react'
import { groupName, roomMeasure } from '../rows/group-name.ts'
import type { GroupRow } from '../rows/outline.ts'
import { factsAt } from '../table-model.ts'
import { cellId } from './cell-id.ts'
import styles from './Grid.module.css'
import { GridRow, type RowActs } from './GridRow.tsx'
import { GroupHead } from './GroupHead.tsx'
import { HEAD_COLUMN } from './head-column.ts'
import type { TableGrid } from './use-grid.ts'
import { ROW_HEIGHT } from './use-rows-in-sight.ts'

interface GridRowsProps {
  grid: TableGrid
  /** While somebody drags: the row up to which cells are filled, and the gap that rows are moved to. */
  fillTo: number | null
  gap: number | null
}

/** The rows that are in the document, and what is drawn over them while dragging. */
export function GridRows({ grid, fillTo, gap }: GridRowsProps) {
  const { virtualizer, head, model } = grid
  const acts = useRowActs(grid)
  return (
    <div role="rowgroup" className={styles['rows']} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, size, key }) => {
        const row = model.outline.rows[index]
        const place = { index, start: start - head, height: size }
        if (row?.kind === 'group') return <Group key={key} grid={grid} row={row} {...place} />
        if (row?.kind === 'new') return <NewLine key={key} grid={grid} {...place} />
        return <Line key={key} grid={grid} acts={acts} index={index} start={start - head} />
      })}
      {gap !== null && <div className={styles['drop']} style={{ top: topOf(grid, gap) }} aria-hidden />}
      {fillTo !== null && <Filled grid={grid} to={fillTo} />}
    </div>
  )
}

interface PlacedProps {
  grid: TableGrid
  index: number
  start: number
  height: number
}

function Group({ grid, row, index, start, height }: PlacedProps & { row: GroupRow }) {
  const { gridId, model, grouping, subtotals, selection } = grid
  const { items, outline, context, columns } = model
  const lineId = outline.firstLineOf.get(row.groupId)
  return (
    <GroupHead
      gridId={gridId}
      index={index}
      row={row}
      name={groupName(row.groupId, { grouping, items, words: context.words, lineId })}
      measure={grouping === 'room' ? roomMeasure(context.rooms.get(row.groupId), context) : ''}
      subtotal={subtotals.get(row.groupId)}
      totalPlace={columns.findIndex(({ key }) => key === 'total') + 1 || columns.length}
      start={start}
      height={height}
      isActive={index === selection.active.row}
    />
  )
}

function NewLine({ grid: { gridId, model, selection }, index, start, height }: PlacedProps) {
  const { columns, context } = model
  const isActive = index === selection.active.row
  return (
    <div
      role="row"
      className={styles['row']}
      style={{ height, transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      data-active={isActive || undefined}
    >
      <div
        id={cellId(gridId, index, 0)}
        role="gridcell"
        className={`${styles['group']} ${styles['newLine']}`}
        style={{ gridColumn: `1 / ${columns.length + 2}` }}
        aria-colindex={1}
        aria-colspan={columns.length + 1}
        data-row={index}
        data-column={columns.findIndex(({ key }) => key === 'item') + 1 || HEAD_COLUMN + 1}
        data-active={isActive || undefined}
      >
        {context.words.t('budgetTable.newLine')}
      </div>
    </div>
  )
}

function Line({ grid, acts, index, start }: Omit<PlacedProps, 'height'> & { acts: RowActs }) {
  const { gridId, model, choice, selection, editing, ticks, virtualizer, u } = grid
  const { active, block } = selection
  const facts = factsAt(model, index)
  if (!facts) return null
  const isActive = index === active.row
  const isIn = index >= block.top && index <= block.bottom
  return (
    <GridRow
      gridId={gridId}
      index={index}
      facts={facts}
      columns={model.columns}
      frozen={choice.frozen}
      context={model.context}
      start={start}
      height={Math.round(ROW_HEIGHT * u)}
      measured={virtualizer.measureElement}
      isTicked={ticks.keys.has(facts.row.key)}
      selected={isIn ? { from: block.left, to: block.right } : null}
      activeColumn={isActive ? active.column : null}
      editing={editing.editing?.place.row === index ? editing.editing : null}
      notice={isActive ? editing.notice : null}
      wrongs={editing.wrongs}
      hasHandle={index === block.bottom && block.left > HEAD_COLUMN}
      isOpen={grid.openLine === facts.row.lineId}
      acts={acts}
    />
  )
}

/** The rows' callbacks, which never change, so that memoised rows do not render. */
function useRowActs(grid: TableGrid): RowActs {
  const latest = useRef(grid)
  const isOpenable = grid.onOpenLine !== undefined
  // They act on the table as it is when they are called.
  useEffect(() => {
    latest.current = grid
  })
  return useMemo(
    () => ({
      note: (text) => latest.current.editing.note(text),
      commit: (text, then) => {
        latest.current.inserting.keep()
        latest.current.editing.commit(text, then)
        if (then === 'stay') latest.current.focus()
      },
      cancel: () => {
        latest.current.editing.cancel()
        latest.current.inserting.takeBack()
      },
      leave: () => {
        latest.current.inserting.keep()
        latest.current.editing.settle()
      },
      open: isOpenable ? (lineId) => latest.current.onOpenLine?.(lineId) : undefined,
    }),
    [isOpenable],
  )
}

/** A frame around the rows that will be filled. */
function Filled({ grid, to }: { grid: TableGrid; to: number }) {
  const { top, bottom } = grid.selection.block
  if (to >= top && to <= bottom) return null
  const upper = topOf(grid, Math.min(to, bottom + 1))
  const lower = topOf(grid, Math.max(to + 1, top))
  return <div className={styles['filling']} style={{ top: upper, height: lower - upper }} aria-hidden />
}

/** Px from the first row's upper edge; beyond the last row its lower edge. */
function topOf({ virtualizer, head }: TableGrid, index: number): number {
  const item = virtualizer.measurementsCache[index]
  return item ? item.start - head : virtualizer.getTotalSize()
}
