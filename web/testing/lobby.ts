import type { Board } from '../../contract/boards/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import type { LineFigures } from '../../contract/budgets/figures.ts'
import type { SupplyToday } from '../../contract/sharing/sources.ts'
import { aBoard, aSample, aSnapshot, itemIdOf } from './boards.ts'
import { aBudget, aLine, aLineSnapshot, anAllocation, aRoom, someTotals } from './budgets.ts'

/** The materials of these tests: everything that a share link can show is known of them. */

const STANDING: SupplyToday = {
  stock: 120,
  leadTimeDays: 21,
  certificates: [
    {
      name: '低排放',
      enName: 'Low emission',
      number: 'C-7',
      expiresOn: '2027-05-01',
      isExpired: false,
      url: '/files/0/low-emission.pdf',
    },
  ],
  documents: [{ name: '安装说明', enName: 'Installation guide', url: '/files/0/guide.pdf' }],
}
const ON_SALE = { status: 'on_sale', minPrice: '198.00', maxPrice: '242.00', certificatesExpired: 0 } as const
const LINE_NOW = { ...ON_SALE, currency: 'CNY', certificatesUntil: '2027-05-01', changed: false }

export const OAK_ID = itemIdOf(1)

/** A board of smoked oak, which lies on it twice, and travertine. */
export function aLobbyBoard(facts: Partial<Board> = {}): Board {
  const oak = aSnapshot({ minPrice: '180.00', maxPrice: '220.00', size: '600 × 600 mm' })
  const travertine = aSnapshot({ enName: 'Vein cut travertine', name: '脉纹洞石', model: 'TR-2' })
  const now = { ...ON_SALE, changed: false, ...STANDING }
  return aBoard({
    name: 'Harbour hotel',
    items: [
      { ...aSample(1, { refId: '1', snapshot: oak, laid: 1, note: 'Ask for samples' }), version: 1, now },
      { ...aSample(2, { refId: '1', snapshot: oak, laid: 2 }), version: 1, now },
      { ...aSample(3, { refId: '2', snapshot: travertine, laid: 3 }), version: 1 },
    ],
    ...facts,
  })
}

const rooms = [aRoom({ name: 'Lobby', floorArea: '40' }), aRoom({ name: 'Guest room', floorArea: '18', count: 12 })]
const oak = aLine({
  section: 'Flooring',
  docCode: 'FL-01',
  leadTimeDays: 21,
  supplier: 'Timber & Co',
  batchNo: 'B-12',
  note: 'Ask for a discount',
  pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
  price: { ...aLine().price, discountPct: '10', markupPct: '25', freight: '300' },
})
const panelling = aLine({
  kind: 'custom',
  skuId: null,
  snapshot: null,
  section: 'Walls',
  name: 'Panelling',
  unit: 'piece',
})
const travertine = aLine({
  section: 'Walls',
  snapshot: aLineSnapshot({ enName: 'Travertine', name: '洞石', model: 'TR-2' }),
})

export const OAK_LINE_ID = oak.id

/** A list of oak for two rooms, panelling and travertine. */
export function aLobbyBudget(facts: Parameters<typeof aBudget>[0] = {}): Budget {
  const forRoom = (index: number) =>
    anAllocation({ lineId: oak.id, roomId: rooms[index]?.id ?? null, source: 'floorArea', wastePct: '10' })
  const budget = aBudget({
    name: 'Ground floor',
    code: 'GF-1',
    clientName: 'Harbour Group',
    rooms,
    lines: [oak, panelling, travertine],
    allocations: [forRoom(0), forRoom(1)],
    totals: someTotals({ low: '41472.00', high: '50688.00', chosen: '45000.00', unpriced: 1 }),
    ...facts,
  })
  const lines = budget.lines.map((line) => ({
    ...line,
    figures: { ...line.figures, ...FIGURES.get(line.id) },
    ...(line.id === oak.id && { now: { ...LINE_NOW, ...STANDING } }),
  }))
  return { ...budget, lines }
}

const FIGURES = new Map<string, Partial<LineFigures>>([
  [oak.id, { need: '22.1', packs: 16, orderQty: '23.04', low: '4147.20', high: '5068.80', chosen: '4500.00' }],
  [panelling.id, { need: '3', orderQty: '3' }],
  [travertine.id, { need: '12.5', orderQty: '12.5', low: '900.00', high: '900.00', chosen: '900.00' }],
])
