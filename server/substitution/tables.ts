import type { ColumnType, Generated } from 'kysely'
import type { LeftReason, NamedSku, SubstitutionSummary, Whereabouts } from '../../contract/substitution.ts'

/** A column of JSON: read as its value, written as text. */
type Json<Type> = ColumnType<Type, string, string>
type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Substitution's tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface SubstitutionTables {
  substitution: {
    id: Generated<string>
    member_id: string
    from_sku: Json<NamedSku>
    to_sku: Json<NamedSku>
    counts: Json<SubstitutionSummary['counts']>
    created_at: Date
    undone_at: Absent<Date>
  }
  substitution_place: {
    substitution_id: string
    nth: number
    board_id: Absent<string>
    budget_id: Absent<string>
    folder_id: Absent<string>
    item_id: string
    name: string
    place: Json<Whereabouts>
    before: Json<object>
    after: Json<object>
    left_as: Absent<LeftReason>
  }
}
