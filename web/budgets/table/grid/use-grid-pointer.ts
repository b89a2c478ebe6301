import type { MouseEvent } from 'react'
import { filledTo } from '../clipboard/filling.ts'
import { dropRows, explain, openProductOfRow, write } from './grid-verbs.ts'
import { HEAD_COLUMN } from './head-column.ts'
import { below, type TableGrid } from './use-grid.ts'
import { usePointer } from './use-pointer.ts'

/** What the pointer does with cells and rows. */
export function useGridPointer(grid: TableGrid) {
  const { model, selection, editing, ticks, rowsWith, setMenu, cellOf, box, onFold } = grid
  const { active, block, go } = selection
  const lineAt = (index: number) => {
    const row = model.outline.rows[index]
    return row?.kind === 'line' ? row : undefined
  }
  const drawn = usePointer({
    grid: box,
    block,
    rowAt: (clientY) => rowAt(grid, clientY),
    onPress: (place, event) => {
      editing.settle()
      go(place, event.shiftKey)
    },
    onExtend: (place) => {
      if (place.row !== active.row || place.column !== active.column) go(place, true)
    },
    onFill: (to) => {
      if (to >= block.top && to <= block.bottom) return
      write(grid, filledTo(model, block, to), 'filled')
      const [top, bottom] = [Math.min(block.top, to), Math.max(block.bottom, to)]
      selection.selectBlock({ row: top, column: block.left }, { row: bottom, column: block.right })
    },
    onDropRows: (index, gap) => {
      const held = lineAt(index)
      if (held) dropRows(grid, rowsWith(held), gap)
    },
    onRowMenu: (index, anchor) => {
      const row = lineAt(index)
      if (!row) return
      go({ row: index, column: HEAD_COLUMN })
      setMenu({ of: 'row', row, at: below(anchor) })
    },
    onTick: (index, isRange) => {
      const row = lineAt(index)
      if (row) ticks.toggle(row.key, isRange)
    },
  })
  return {
    ...drawn,
    click: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const place = cellAt(target)
      const row = place && model.outline.rows[place.row]
      if (!place || !row) return
      if (row.kind === 'group') onFold(row.groupId)
      else if (row.kind === 'new') return
      else if (target.closest('[data-picture]')) openProductOfRow(grid, row)
      else if (target.closest('[data-explained]') && !event.shiftKey) explain(grid, place)
    },
    doubleClick: (event: MouseEvent<HTMLElement>) => {
      const isNew = grid.row?.kind === 'new'
      if (cellAt(event.target as HTMLElement) && (isNew || grid.column?.write)) grid.begin(null)
    },
    /** Opened by the right button or by the menu key. */
    contextMenu: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      if (target.closest('[data-editor]')) return
      const pressed = cellAt(target)
      const place = pressed ?? active
      const row = lineAt(place.row)
      const anchor = cellOf(place)
      if (!row || !anchor) return
      event.preventDefault()
      if (place.row < block.top || place.row > block.bottom) go(place)
      setMenu({ of: 'row', row, at: pressed ? { x: event.clientX, y: event.clientY } : below(anchor) })
    },
  }
}

function cellAt(target: HTMLElement) {
  const cell = target.closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}

function rowAt({ box, virtualizer, head, selection }: TableGrid, clientY: number): { row: number; isLower: boolean } {
  const { current } = box
  const top = current?.getBoundingClientRect().top ?? 0
  const offset = clientY - top + (current?.scrollTop ?? 0)
  const item = virtualizer.getVirtualItemForOffset(Math.max(offset, head))
  if (!item) return { row: selection.active.row, isLower: false }
  return { row: item.index, isLower: offset > item.start + item.size / 2 }
}
