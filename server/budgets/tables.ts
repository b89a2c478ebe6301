import type { ColumnType, Generated } from 'kysely'
import type { BudgetField, BudgetFields, BudgetStatus } from '../../contract/budgets/budget.ts'
import type { Allocation, EntryType, Line, Room } from '../../contract/budgets/entries.ts'
import type { Totals } from '../../contract/budgets/figures.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
/** A column of JSON: read as its value, written as text. */
type Json<Type> = ColumnType<Type, string, string>

/** The fields that are kept in the column `fields`. */
export type OtherFields = Omit<BudgetFields, 'name'>

/** Times are epoch milliseconds. */
export interface StatusMove {
  status: BudgetStatus
  memberId: string
  name: string
  time: number
  /** Of a list that went back since one SKU took another's place in it: what both are called. */
  substituted?: { from: { name: string; enName: string }; to: { name: string; enName: string } }
}

/** What the lines of one tax rate come to, in units of the last digit: `goods` and `tax` at low, high and chosen, of those with a price. */
export interface RateSums {
  lines: number
  /** Of them those without a price. */
  unpriced: number
  goods: readonly string[]
  tax: readonly string[]
  freight: string
}

/** By the tax rate. */
export type ListSums = Readonly<Record<string, RateSums>>

/** Budgets' tables as queries see them. 64-bit numbers arrive as strings; the migrations say the rest. */
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
    /** Of a line of a SKU. */
    content: ColumnType<Line | null, string | null | undefined, string | null>
    removed_at: Date
  }
  demonstration_budget: { key: string }
}
