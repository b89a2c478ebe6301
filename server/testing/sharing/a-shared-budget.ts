import { sumOf } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { SharedBudget, SharedLine } from '../../../contract/sharing/views.ts'
import { aSharedFile } from './a-shared-file.ts'
import type { SharedFile } from '../../sharing/files/shared-file.ts'

/** A line of some square metres in boxes; states only what matters. */
export function aSharedLine(id: string, stated: Partial<SharedLine> = {}): SharedLine {
  return {
    id,
    kind: 'custom',
    docCode: '',
    name: `Line ${id}`,
    section: '',
    status: 'proposed',
    leadTimeDays: null,
    supplier: '',
    batchNo: '',
    note: '',
    unit: 'square_meter',
    snapshot: null,
    pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
    figures: { need: '22.96', packs: 16, orderQty: '23.04', low: '4147.20', high: '5068.80', chosen: '5068.80' },
    ...stated,
  }
}

/** A budget list of these lines as a client sees it. */
export function aSharedBudget(
  lines: SharedLine[],
  stated: Partial<SharedBudget> = {},
  file: Partial<SharedFile> = {},
): SharedFile {
  const of = (bound: 'low' | 'high' | 'chosen') => sumOf(lines.flatMap(({ figures }) => figures?.[bound] ?? []))
  const budget: SharedBudget = {
    name: 'Harbour hotel, lobby',
    code: 'HH-1',
    status: 'inReview',
    baseCurrency: 'CNY',
    unitSystem: 'metric',
    taxMode: 'exclusive',
    totals: { low: of('low'), high: of('high'), chosen: of('chosen'), unpriced: 0, currency: 'CNY' },
    rooms: [],
    lines,
    allocations: [],
    ...stated,
  }
  const unitNames = new Map([
    ['square_meter', 'm²'],
    ['box', 'box'],
  ])
  const whole = aSharedFile('budget', undefined, { unitNames, ...file })
  return { ...whole, view: { ...whole.view, budget } }
}
