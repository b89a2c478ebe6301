// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { PrintedNote } from '../../../kit/lists/PrintedNote.tsx'
import { widthStyles } from '../columns/column-widths.ts'
import { HeadRow } from '../columns/HeadRow.tsx'
import { useHeadDrag } from '../columns/use-head-drag.ts'
import { HEAD, isOneCell } from '../keys/selection.ts'
import { cellId } from './cell-id.ts'
import styles from './Grid.module.css'
import { GridLayers } from './GridLayers.tsx'
import { GridRows } from './GridRows.tsx'
import { pressGrid } from './press-grid.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { below, useGrid, type BudgetGridProps } from './use-grid.ts'

/** The table on a screen with keyboard and pointer. The grid keeps the focus; `aria-activedescendant` names the current cell. */
export function BudgetGrid(props: BudgetGridProps) {
  const grid = useGrid(props)
  const pointer = useGridPointer(grid)
  const insertBelow = () => grid.inserting.insertBelow()
  const { box, widths, model, gridId, chosen, choice, u, ticks, selection, row, setMenu } = grid
  const { outline, columns, context } = model
  const { active, block } = selection
  const headDrag = useHeadDrag({
    chosen,
    u,
    onPress: (column, anchor) => setMenu({ of: 'column', column, at: below(anchor) }),
  })
  const hasTicks = ticks.keys.size > 0
  return (
    <div className={styles['frame']} style={widthStyles(widths)}>
      <PrintedNote loaded={outline.rows.length} total={outline.rows.length} />
      <div
        ref={box}
        role="grid"
        className={styles['grid']}
        tabIndex={0}
        aria-label={context.words.t('budgetTable.label')}
        aria-rowcount={outline.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(gridId, active.row, row && row.kind !== 'line' ? 0 : active.column)}
        data-spread={!isOneCell(block) || undefined}
        data-ticks={hasTicks || undefined}
        onKeyDown={(event) => pressGrid(event, grid, insertBelow)}
        onPointerDown={pointer.down}
        onClick={pointer.click}
        onDoubleClick={pointer.doubleClick}
        onContextMenu={pointer.contextMenu}
      >
        <HeadRow
          gridId={gridId}
          columns={columns}
          frozen={choice.frozen}
          terms={context.fields}
          activeColumn={active.row === HEAD ? active.column : null}
          hasTicks={hasTicks}
          drag={headDrag}
          onTickAll={ticks.toggleAll}
          onList={(anchor) => setMenu({ of: 'list', at: below(anchor) })}
        />
        <GridRows grid={grid} fillTo={pointer.fillTo} gap={pointer.gap} />
      </div>
      <GridLayers grid={grid} onInsert={insertBelow} />
    </div>
  )
}
