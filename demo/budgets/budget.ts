import type { BudgetFields, BudgetStatus } from '../../contract/budgets/budget.ts'
import type { AllocationSource, Layout, LineStatus } from '../../contract/budgets/entries.ts'

/** A budget list of the demonstration, written by hand. Quantities, percentages and amounts are decimal text. */
export interface DemoBudget {
  /** Never changed: by it a database knows which of them it has had. */
  key: string
  /** At most 60 characters, in both languages. */
  name: string
  fields: Partial<Omit<BudgetFields, 'name' | 'projectDate'>>
  /** How many days after it is loaded everything shall be there. */
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

/** How much of a line is for a room; `null`: for none. */
export type Use = { room: string | null; wastePct?: string; layout?: Layout } & (
  | { netQty: string }
  /** Follows the room. */
  | { source: Exclude<AllocationSource, 'manual'> }
)

interface Common {
  /** What it is called in drawings. No two lines of a list have the same. */
  code: string
  section: string
  uses: Use[]
  status?: LineStatus
  /** The code of the line that it could take the place of. */
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

/** As much as the floor of a room. */
export function floor(room: string, wastePct = '10', layout: Layout = 'straight'): Use {
  return { room, source: 'floorArea', wastePct, layout }
}

/** As much as the walls of a room. */
export function walls(room: string, wastePct = '10'): Use {
  return { room, source: 'wallArea', wastePct }
}

/** A typed quantity, for one such room. */
export function some(room: string | null, netQty: string, wastePct = '0', layout?: Layout): Use {
  return { room, netQty, wastePct, ...(layout && { layout }) }
}
