import { storedPer, type PricePer } from '../../../../contract/budgets/price-per.ts'
import { LINE_UNITS } from '../../../../contract/budgets/packs.ts'
import type { BudgetFields } from '../../../../contract/budgets/budget.ts'
import { NEW_LINE, NEW_PRICE, type Allocation, type Entry, type Line } from '../../../../contract/budgets/entries.ts'
import { unitsNamed } from '../../../../contract/values/words.ts'
import { newEntryId } from '../../../workspace/new-entry-id.ts'
import { docCodesBeside } from '../doc-code.ts'
import type { Contents } from '../plan.ts'

export type OwnKind = Exclude<Line['kind'], 'sku'>
export const ownKinds = ['custom', 'allowance', 'service'] as const satisfies readonly OwnKind[]

/** The letters of codes for lines that are not in the catalogue. */
const PREFIXES: Record<OwnKind, string> = { custom: 'CU', allowance: 'AL', service: 'SV' }

/** The dictionary's unit that a text names, or the text itself. */
export function readUnit(typed: string): string {
  const named: readonly string[] = unitsNamed(typed)
  return LINE_UNITS.find((unit) => named.includes(unit)) ?? typed.trim()
}

export interface OwnLine {
  kind: OwnKind
  name: string
  unit: string
  quantity: string
  /** Null where the price is not known yet. */
  price: string | null
  /** What the price is for, where it says so. */
  per?: PricePer | undefined
}

interface Place {
  roomId: string | null
  section: string
}

/** A line that is not in the catalogue, at the end of the list. */
export function ownLine(
  { lines }: Contents,
  { baseCurrency }: Pick<BudgetFields, 'baseCurrency'>,
  { kind, name, unit, quantity, price, per }: OwnLine,
  { roomId, section }: Place,
): Entry[] {
  const stored = per && storedPer(per, { unit, basis: NEW_PRICE.basis })
  const line: Line = {
    ...NEW_LINE,
    id: newEntryId(),
    kind,
    name,
    section,
    docCode: docCodesBeside(lines.map(({ docCode }) => docCode))(PREFIXES[kind]),
    sort: lines.reduce((last, { sort }) => Math.max(last, sort), 0) + 1,
    unit,
    leadTimeDays: null,
    price: {
      ...NEW_PRICE,
      ...(stored && { per: stored }),
      low: price,
      high: price,
      currency: baseCurrency,
      fxRate: '1',
      fxDate: null,
      fxSource: null,
    },
  }
  const allocation: Allocation = {
    id: newEntryId(),
    lineId: line.id,
    roomId,
    netQty: quantity,
    source: 'manual',
    layout: null,
    wastePct: '0',
  }
  return [
    { type: 'line', ...line },
    { type: 'allocation', ...allocation },
  ]
}
