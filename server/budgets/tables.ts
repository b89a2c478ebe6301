import type { ColumnType, Generated } from 'kysely'
import type { BudgetField, BudgetFields, BudgetStatus } from '../../contract/budgets/budget.ts'
import type { Allocation, EntryType, Line, Room } from '../../contract/budgets/entries.ts'
import type { Totals } from '../../contract/budgets/figures.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
/** A column of JSON: read as its value, written as text. */
type Json<Type> = ColumnType<Type, string, string>

/** The fields that are stored in the column `fields`. */
export type OtherFields = Omit<BudgetFields, 'name'>

/** Times are epoch milliseconds. */
export interface StatusMove {
  status: BudgetStatus
  memberId: string
  name: string
  time: number
  /** The names of both SKUs, where a substitution made the list a draft again. */
  substituted?: { from: { name: string; enName: string }; to: { name: string; enName: string } }
}

/** The sums of the lines with one tax rate, in minor units. `goods` and `tax` are low, high and chosen, of lines with a price. */
export interface RateSums {
  lines: number
  /** How many of the lines have no price. */
  unpriced: number
  goods: readonly string[]
  tax: readonly string[]
  freight: string
}

/** By tax rate. */
export type ListSums = Readonly<Record<string, RateSums>>

/** Budgets' tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface BudgetTables {
  budget: {
    id: Generated<string>
    member_id: string
    name: string
    name_key: string
    status: Generated<BudgetStatus>
    status_log: ColumnType<StatusMove[], string | undefined, string>
    fields: Json<OtherFields>
    version: Generated<number>
    field_versions: ColumnType<Partial<Record<BudgetField, number>>, string | undefined, string>
    totals: ColumnType<Totals, string | undefined, string>
    sums: ColumnType<ListSums | null, string | undefined, string>
    room_count: Generated<number>
    line_count: Generated<number>
    allocation_count: Generated<number>
    counted_lines: Generated<number>
    created_at: Date
    updated_at: Date
    project_id: Absent<string>
    deleted_at: Absent<Date>
  }
  budget_entry: {
    budget_id: string
    id: string
    member_id: string
    type: EntryType
    version: number
    content: Json<Room | Line | Allocation>
    sku_id: Absent<string>
    line_id: Absent<string>
    room_id: Absent<string>
  }
  budget_amount: {
    budget_id: string
    line_id: string
    member_id: string
    tax_rate: string
    goods: Absent<string[]>
    tax: Absent<string[]>
    freight: string
  }
  budget_removal: {
    budget_id: string
    entry_id: string
    member_id: string
    type: EntryType
    version: number
    /** Only for lines of a SKU. */
    content: ColumnType<Line | null, string | null | undefined, string | null>
    removed_at: Date
  }
  demonstration_budget: { key: string }
}
