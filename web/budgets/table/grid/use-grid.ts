import { useId, useMemo, useRef, useState, type RefObject } from 'react'
import { usePageUnit } from '../../../kit/page-unit.ts'
import type { Store } from '../../../kit/store.ts'
import { useOwnPlace } from '../../../workspace/live/places.ts'
import { rowActs } from '../bulk/row-acts.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import type { ChosenColumns } from '../columns/chosen-columns.ts'
import { columnWidths } from '../columns/column-widths.ts'
import type { ColumnKey } from '../columns/column.ts'
import type { CellPosition } from '../keys/selection.ts'
import type { BudgetTableProps } from '../table-props.ts'
import type { LineRow } from '../rows/outline.ts'
import type { Subtotal } from '../rows/subtotals.ts'
import type { TableModel } from '../table-model.ts'
import { headText } from '../columns/HeadRow.tsx'
import { cellId } from './cell-id.ts'
import { columnAt } from './head-column.ts'
import { useComposing } from './use-composing.ts'
import { emptyColumns, withNarrowed } from './narrow-columns.ts'
import { useBoxWidth } from './use-box-width.ts'
import { useEditing } from './use-editing.ts'
import { useInserting } from './use-inserting.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'
import { useCellSelection } from './use-selection.ts'
import { useStanding } from './use-standing.ts'
import { useShowActive } from './use-show-active.ts'
import { useTicks } from './use-ticks.ts'

export interface BudgetGridProps extends Pick<
  BudgetTableProps,
  'grouping' | 'onExplain' | 'openLine' | 'onOpenLine' | 'onOpenProduct' | 'onStand'
> {
  model: TableModel
  chosen: Store<ChosenColumns> & { reset: () => void }
  subtotals: ReadonlyMap<string, Subtotal>
  onFold: (groupId: string) => void
}

/** In px of the window. */
export interface MenuPlace {
  x: number
  y: number
}

/** The menu that is open. */
type OpenMenu = { at: MenuPlace } & ({ of: 'row'; row: LineRow } | { of: 'column'; column: ColumnKey } | { of: 'list' })

/** The whole state of the grid: what its keys, its pointer and its parts work with. */
export type TableGrid = ReturnType<typeof useGrid>

export function useGrid(props: BudgetGridProps) {
  const { model, chosen, grouping } = props
  const { outline, columns } = model
  const gridId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { u } = usePageUnit()
  const boxWidth = useBoxWidth(box)
  const choice = chosen.get()
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const focus = () => focusOn(box)

  const selection = useCellSelection(outline, columns)
  const { active, block } = selection
  const editing = useEditing(model, selection, focus)
  const ticks = useTicks(outline)
  const { virtualizer, head } = useRowsInSight({ box, rows: outline.rows, u, kept: [active.row] })
  const empty = useMemo(() => emptyColumns(model), [model])
  const widths = useMemo(() => {
    const { words, fields } = model.context
    const nameOf = (column: ColumnKey) => headText(column, words.t, fields)
    return columnWidths(withNarrowed(choice, empty, nameOf), boxWidth, u)
  }, [choice, empty, model.context, boxWidth, u])
  useShowActive({ box, active, virtualizer, widths: widths.widths, frozen: choice.frozen })
  const acts = rowActs(model, grouping)
  const row = outline.rows[active.row]
  useOwnPlace(selection.hasGone && row?.kind === 'line' ? row.lineId : null)
  useStanding({ row, grouping, items: model.items, hasGone: selection.hasGone, onStand: props.onStand })
  const inserting = useInserting({ model, row, selection, editing, acts })
  /** Edits the current cell; below the last line it creates a new one. */
  const begin = (typed: string | null) => {
    if (row?.kind === 'new') inserting.insertBelow({ column: active.column, typed })
    else editing.start(active, typed)
  }
  const cellOf = (place: CellPosition) => document.getElementById(cellId(gridId, place.row, place.column))
  const unfinished = useComposing({
    grid: box,
    cell: () => cellOf(active),
    onWord: begin,
  })
  const clipboard = useClipboard({ grid: box, model, block, write: editing.write })

  return {
    ...props,
    gridId,
    box,
    u,
    choice,
    menu,
    setMenu,
    focus,
    selection,
    editing,
    ticks,
    virtualizer,
    head,
    widths,
    clipboard,
    acts,
    inserting,
    begin,
    /** The current row. */
    row,
    column: columnAt(columns, active.column),
    cellOf,
    /** The word that an input method is composing in the cell. */
    unfinished,
    /** The rows that an action on one row applies to: the ticked ones where it is among them. */
    rowsWith: (one: LineRow): readonly LineRow[] => (ticks.keys.has(one.key) ? ticks.rows : [one]),
    closeMenu: () => {
      setMenu(null)
      focus()
    },
  }
}

export function below(anchor: HTMLElement): MenuPlace {
  const { left, bottom } = anchor.getBoundingClientRect()
  return { x: left, y: bottom }
}

function focusOn(box: RefObject<HTMLElement | null>): void {
  box.current?.focus({ preventScroll: true })
}
