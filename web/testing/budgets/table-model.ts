import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { BudgetFields, BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Entry, Room } from '../../../contract/budgets/entries.ts'
import { anEditedBudget } from './edited-budget.ts'
import type { ColumnKey } from '../../budgets/table/columns/column.ts'
import { columns } from '../../budgets/table/columns/columns.ts'
import type { Grouping } from '../../budgets/table/table-props.ts'
import { outlineOf } from '../../budgets/table/rows/outline.ts'
import type { TableModel } from '../../budgets/table/table-model.ts'

interface Setting {
  keys: readonly ColumnKey[]
  grouping?: Grouping
  status?: BudgetStatus
  fields?: Partial<BudgetFields>
}

/** For tests without a page: a table of some entries, as a keyboard's command finds it. Words are their keys. */
export function aTableModel(
  entries: readonly Entry[],
  { keys, grouping = 'section', status = 'draft', fields }: Setting,
) {
  const editor = anEditedBudget(entries, fields)
  const model = (): TableModel => {
    const { draft } = editor.get()
    const rooms = [...draft.items.values()].filter((entry): entry is Room & { type: 'room' } => entry.type === 'room')
    const words = {
      t: ((key: string) => key.split('.').at(-1)) as never,
      isChinese: false,
      section: (section: string) => section,
      unit: (unit: string) => unit,
      lock: null,
    }
    return {
      editor,
      items: draft.items,
      sums: createSums(draft.fields, draft.items),
      outline: outlineOf(draft.items, { grouping, collapsed: new Set(), filter: undefined }),
      columns: keys.flatMap((key) => columns.get(key) ?? []),
      context: { fields: draft.fields, status, rooms: new Map(rooms.map((room) => [room.id, room])), words },
      now: undefined,
      fits: undefined,
    }
  }
  return { editor, model, line: (id: string) => editor.get().draft.items.get(id) }
}
