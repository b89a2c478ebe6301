import { BulkBar } from '../bulk/BulkBar.tsx'
import { RowMenu } from '../bulk/RowMenu.tsx'
import { UnfinishedWord } from '../cells/UnfinishedWord.tsx'
import { PastedColumns } from '../clipboard/PastedColumns.tsx'
import { PastePreview } from '../clipboard/PastePreview.tsx'
import { ColumnList, ColumnMenu } from '../columns/ColumnMenu.tsx'
import { groupName } from '../rows/group-name.ts'
import type { LineRow } from '../rows/outline.ts'
import type { TableModel } from '../table-model.ts'
import { moveActive, openProductOfRow } from './grid-verbs.ts'
import type { TableGrid } from './use-grid.ts'

interface GridLayersProps {
  grid: TableGrid
  onInsert: () => void
}

/** Menus and dialogs that open over the table. */
export function GridLayers({ grid, onInsert }: GridLayersProps) {
  const { model, ticks, acts, editing, clipboard, menu, chosen, closeMenu, focus } = grid
  const { asked } = clipboard
  const { unfinished, cellOf, selection, column } = grid
  const untick = () => {
    ticks.clear()
    focus()
  }
  return (
    <>
      {ticks.rows.length > 0 && (
        <BulkBar model={model} rows={ticks.rows} acts={acts} onWrite={editing.write} onUntick={untick} />
      )}
      {unfinished !== null && (
        <UnfinishedWord word={unfinished} cell={cellOf(selection.active)} isNumber={column?.isNumber ?? false} />
      )}
      {asked && (
        <PastePreview
          pasted={asked}
          newLines={asked.newLines}
          words={model.context.words}
          onPaste={() => clipboard.take(asked)}
          onClose={clipboard.forget}
        >
          <PastedColumns columns={asked.columns} onMatch={clipboard.match} />
        </PastePreview>
      )}
      {menu?.of === 'column' && <ColumnMenu column={menu.column} chosen={chosen} at={menu.at} onClose={closeMenu} />}
      {menu?.of === 'list' && <ColumnList chosen={chosen} at={menu.at} onClose={closeMenu} />}
      {menu?.of === 'row' && <MenuOfRow grid={grid} row={menu.row} at={menu.at} onInsert={onInsert} />}
    </>
  )
}

function MenuOfRow({ grid, row, at, onInsert }: GridLayersProps & { row: LineRow; at: { x: number; y: number } }) {
  const { model, grouping, acts, rowsWith, onOpenLine, onOpenProduct, closeMenu } = grid
  const { items, outline, context } = model
  const groups = outline.groupIds.map((id) => {
    const lineId = outline.firstLineOf.get(id)
    return { id, name: groupName(id, { grouping, items, words: context.words, lineId }) }
  })
  return (
    <RowMenu
      at={at}
      row={row}
      rows={rowsWith(row)}
      groups={groups}
      acts={acts}
      skuId={skuIdOf(model, row)}
      onOpenLine={onOpenLine && (() => onOpenLine(row.lineId))}
      onOpenProduct={onOpenProduct && (() => openProductOfRow(grid, row))}
      onInsert={onInsert}
      onStep={(by) => moveActive(grid, by)}
      onClose={closeMenu}
    />
  )
}

function skuIdOf({ items }: TableModel, { lineId }: LineRow): string | null {
  const line = items.get(lineId)
  return line?.type === 'line' ? line.skuId : null
}
