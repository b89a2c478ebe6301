import type { BudgetFields, BudgetStatus } from '../../contract/budgets/budget.ts'
import type { AllocationSource, Layout, LineStatus } from '../../contract/budgets/entries.ts'

/** A budget list of the demonstration, written by hand. Quantities, percentages and amounts are decimal text. */
export interface DemoBudget {
  /** Never changes: a database remembers by it which lists it was given. */
  key: string
  /** At most 60 characters, in both languages. */
  name: string
  fields: Partial<Omit<BudgetFields, 'name' | 'projectDate'>>
  /** The delivery date, in days after loading. */
  days: number
  status: BudgetStatus
  rooms: DemoRoom[]
  lines: DemoLine[]
}

/** Areas in m², the perimeter in m. */
export interface DemoRoom {
  key: string
  name: string
  floorArea?: string
  wallArea?: string
  perimeter?: string
  count?: number
}

/** The quantity of a line for a room; `null` for no room. */
export type Use = { room: string | null; wastePct?: string; layout?: Layout } & (
  | { netQty: string }
  /** Follows the room's measures. */
  | { source: Exclude<AllocationSource, 'manual'> }
)

interface Common {
  /** The line's code in drawings, unique in its list. */
  code: string
  section: string
  uses: Use[]
  status?: LineStatus
  /** The code of the line that it may replace. */
  alternativeOf?: string
  chosen?: string
  discountPct?: string
  markupPct?: string
  freight?: string
  sparePacks?: number
  minOrderPacks?: number
  leadTimeDays?: number
  supplier?: string
  batchNo?: string
  note?: string
}

export type DemoLine = Common &
  (
    | { model: string }
    | { kind: 'custom' | 'allowance' | 'service'; name: string; unit: string; low?: string; high?: string }
  )

/** Enough for the floor of a room. */
export function floor(room: string, wastePct = '10', layout: Layout = 'straight'): Use {
  return { room, source: 'floorArea', wastePct, layout }
}

/** Enough for the walls of a room. */
export function walls(room: string, wastePct = '10'): Use {
  return { room, source: 'wallArea', wastePct }
}

/** A typed quantity for one room of its kind. */
export function some(room: string | null, netQty: string, wastePct = '0', layout?: Layout): Use {
  return { room, netQty, wastePct, ...(layout && { layout }) }
}
