import { NEW_BUDGET } from '../../contract/budgets/budget.ts'
import type { Budget, BudgetCard, Offer } from '../../contract/budgets/calls.ts'
import {
  NEW_LINE,
  NEW_PRICE,
  NEW_ROOM,
  type Allocation,
  type Line,
  type LineSnapshot,
  type Room,
} from '../../contract/budgets/entries.ts'
import type { LineFigures, Totals } from '../../contract/budgets/figures.ts'

let count = 0

/** The entry's id, made from a short name. */
export function entryIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** The id of the next entry. */
export function nextEntryId(): string {
  count += 1
  return entryIdOf(count)
}

/** What a line stores of a SKU. */
export function aLineSnapshot(facts: Partial<LineSnapshot> = {}): LineSnapshot {
  return {
    name: '烟熏橡木',
    enName: 'Smoked oak',
    variant: null,
    model: 'NH-1',
    brandId: '1',
    brand: { name: '诺木', enName: 'Nordhem' },
    cover: null,
    unit: 'square_meter',
    currency: 'CNY',
    minPrice: '180.00',
    maxPrice: '220.00',
    capturedAt: 0,
    ...facts,
  }
}

/** A line's values from the catalogue; a test states only what matters to it. */
export function anOffer(facts: Partial<Offer> = {}): Offer {
  const { skuId = '11' } = facts
  return {
    skuId,
    productId: skuId,
    snapshot: aLineSnapshot(),
    section: { name: '地面', enName: 'Flooring' },
    unit: 'square_meter',
    basis: 'perUnit',
    pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
    leadTimeDays: 20,
    taxIncluded: false,
    rate: { cny: '1', date: null, source: null },
    now: {
      status: 'on_sale',
      minPrice: '180.00',
      maxPrice: '220.00',
      currency: 'CNY',
      certificatesExpired: 0,
      certificatesUntil: null,
      changed: false,
    },
    attributes: [],
    ...facts,
  }
}

/** A line of a SKU, priced in CNY. */
export function aLine(facts: Partial<Line> = {}): Line {
  return {
    ...NEW_LINE,
    id: nextEntryId(),
    kind: 'sku',
    skuId: '11',
    snapshot: aLineSnapshot(),
    sort: count,
    unit: 'square_meter',
    price: { ...NEW_PRICE, low: '180', high: '220', currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null },
    ...facts,
  }
}

export function aRoom(facts: Partial<Room> = {}): Room {
  return { ...NEW_ROOM, id: nextEntryId(), name: 'Lobby', sort: count, ...facts }
}

/** A room's quantity of a line, typed by hand. */
export function anAllocation(facts: Pick<Allocation, 'lineId'> & Partial<Allocation>): Allocation {
  return { id: nextEntryId(), roomId: null, netQty: '1', source: 'manual', layout: null, wastePct: '0', ...facts }
}

/** A budget's total from `low` to `high`, with goods alone. */
export function someTotals(facts: Partial<Totals> = {}): Totals {
  const { low = '0.00', high = '0.00' } = facts
  return {
    goodsLow: low,
    goodsHigh: high,
    goodsChosen: high,
    taxLow: '0.00',
    taxHigh: '0.00',
    taxChosen: '0.00',
    freight: '0.00',
    contingencyLow: '0.00',
    contingencyHigh: '0.00',
    contingencyChosen: '0.00',
    low,
    high,
    chosen: high,
    unpriced: 0,
    currency: 'CNY',
    taxes: [],
    ...facts,
  }
}

/** A budget list as the lists of lists show it. */
export function aBudgetCard(facts: Partial<BudgetCard> = {}): BudgetCard {
  count += 1
  return {
    ...NEW_BUDGET,
    id: `${count}`,
    name: `Budget ${count}`,
    ownerName: 'Ada',
    project: null,
    right: 'own',
    status: 'draft',
    version: 1,
    totals: someTotals(),
    roomCount: 0,
    lineCount: 0,
    countedLines: 0,
    createTime: Date.UTC(2026, 0, 5),
    updateTime: Date.UTC(2026, 0, 6),
    ...facts,
  }
}

const NO_FIGURES: LineFigures = {
  need: '0',
  packs: null,
  orderQty: '0',
  goodsLow: null,
  goodsHigh: null,
  goodsChosen: null,
  taxLow: null,
  taxHigh: null,
  taxChosen: null,
  freight: '0',
  low: null,
  high: null,
  chosen: null,
}

interface BudgetFacts extends Partial<BudgetCard> {
  rooms?: readonly Room[]
  lines?: readonly Line[]
  allocations?: readonly Allocation[]
}

/** A budget list in full, as the server sends it. */
export function aBudget({ rooms = [], lines = [], allocations = [], ...facts }: BudgetFacts = {}): Budget {
  const stored = <Entry extends object>(entry: Entry) => ({ ...entry, version: 1 })
  return {
    ...aBudgetCard({ roomCount: rooms.length, lineCount: lines.length, ...facts }),
    rooms: rooms.map(stored),
    lines: lines.map((line) => ({ ...stored(line), figures: NO_FIGURES })),
    allocations: allocations.map(stored),
    statusLog: [],
  }
}
